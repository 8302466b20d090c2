import { graphql } from '../../generated/gql.ts';

graphql(`
  fragment ImportFields on DeskImport {
    id
    fileName
    actorName
    state
    hasStoppedUndo
    seemsInterrupted
    problem
    total
    done
    imported
    updated
    repaired
    refused
    restored
    kept
    createdAt
    setsMovedStock
    readsContents
  }
`);

graphql(`
  fragment ImportFile on DeskImport {
    id
    file {
      columns {
        index
        name
        sample
      }
      mapping {
        column
        index
      }
      missing
      encoding
      headerLine
      firstLines {
        line
        text
      }
    }
  }
`);

export const IMPORTS = graphql(`
  query DeskImports($after: String) {
    desk {
      imports(first: 20, after: $after) {
        nodes {
          ...ImportFields @unmask
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

/** The state of an import and of the one that runs, which are read again and again. */
export const IMPORT = graphql(`
  query DeskImport($id: ID!) {
    desk {
      import(id: $id) {
        ...ImportFields @unmask
      }
      activeImport {
        id
        fileName
        actorName
        state
      }
    }
  }
`);

export const IMPORT_FILE = graphql(`
  query DeskImportFile($id: ID!) {
    desk {
      importColumns {
        column
        label
        required
      }
      import(id: $id) {
        ...ImportFile @unmask
      }
    }
  }
`);

export const IMPORT_PREVIEW = graphql(`
  query DeskImportPreview($id: ID!, $kind: DeskImportRowKind, $after: String) {
    desk {
      importColumns {
        column
        label
      }
      import(id: $id) {
        id
        preview {
          id
          total
          imported
          updated
          unchanged
          repaired
          refused
          movedStock
          categoriesToCreate {
            category
            subCategory
            products
            similarName
          }
          rows(kind: $kind, first: 50, after: $after) {
            nodes {
              line
              outcome
              isCorrected
              name
              sku
              variant
              changes {
                column
                old
                new
              }
              notes {
                column
                reason
                old
                new
              }
            }
            pageInfo {
              hasNextPage
              endCursor
            }
          }
        }
      }
    }
  }
`);

export const MAP_COLUMNS = graphql(`
  mutation DeskMapImportColumns(
    $id: ID!
    $mapping: [DeskImportMappingInput!]
    $headerLine: Int
    $setsMovedStock: Boolean
    $readsContents: Boolean
  ) {
    mapImportColumns(id: $id, mapping: $mapping, headerLine: $headerLine, setsMovedStock: $setsMovedStock, readsContents: $readsContents) {
      __typename
      ... on DeskImportUpdated {
        import {
          ...ImportFields @unmask
          ...ImportFile @unmask
        }
      }
      ...Refusal @unmask
    }
  }
`);

export const START_IMPORT = graphql(`
  mutation DeskStartImport($id: ID!, $previewId: ID) {
    startImport(id: $id, previewId: $previewId) {
      __typename
      ... on DeskImportUpdated {
        import {
          ...ImportFields @unmask
        }
      }
      ...Refusal @unmask
    }
  }
`);

export const UNDO_IMPORT = graphql(`
  mutation DeskUndoImport($id: ID!) {
    undoImport(id: $id) {
      __typename
      ... on DeskImportUpdated {
        import {
          ...ImportFields @unmask
        }
      }
      ...Refusal @unmask
    }
  }
`);
