import { Button, Field, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Select } from '../../ui/forms/Select.tsx';
import { Refusal } from '../../ui/messages/Refusal.tsx';
import { HeaderLine } from './HeaderLine.tsx';
import type { ImportColumn, ImportFile } from './importFile.ts';
import { needsNothingElse, replacementOf } from './neededColumns.ts';
import { useImportActions } from './useImportActions.ts';

interface ColumnMappingProps {
  importId: string;
  targets: readonly ImportColumn[];
  file: ImportFile;
  onSaved: () => void;
  /** Called when the columns were not stored; the form stays as it is. */
  onRefused: () => void;
}

const NONE = '';

/** What a product has without the column. */
const noneOf: Record<string, string> = {
  brand: 'none: new products are “Unbranded”',
  sub_category: 'none: new products are in “Other”',
};

const helpOf: Record<string, string> = {
  category: 'Not needed where the shop has only one sub-category of that name',
  sale_price: 'Without it, new products are sold at the MRP',
  sku: 'With it, an import finds the product again, whatever else has changed, and needs only what is to change',
  stock: 'Units on the shelf; without it new products have 50',
  image: 'Names of picture files, which come in a ZIP',
};

/** Chooses which column of the file is read as which. */
export function ColumnMapping({ importId, targets, file, onSaved, onRefused }: ColumnMappingProps) {
  const chosen = new Map(file.mapping.map(({ column, index }) => [column, String(index)]));
  const { register, handleSubmit, watch } = useForm<Record<string, string>>({
    defaultValues: Object.fromEntries(targets.map(({ column }) => [column, chosen.get(column) ?? NONE])),
  });
  const { choose, busy } = useImportActions(importId);
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = handleSubmit(async (values) => {
    setRefusal(null);
    const mapping = targets
      .map(({ column }) => ({ column, text: values[column] ?? NONE }))
      .filter(({ text }) => text !== NONE)
      .map(({ column, text }) => ({ column, index: Number(text) }));
    const result = await choose({ mapping });
    if (!('message' in result)) return onSaved();
    setRefusal(result.message);
    onRefused();
  });
  const values = watch();
  const isChosen = (column: string) => (values[column] ?? NONE) !== NONE;
  const isUpdate = needsNothingElse(targets.map(({ column }) => column).filter(isChosen));
  const isNeeded = ({ column, required }: ImportColumn) =>
    required && !isUpdate && !isChosen(replacementOf[column] ?? '');
  return (
    <Stack asChild gap="4">
      <form aria-label="Columns of the file" onSubmit={(event) => void submit(event)}>
        <HeaderLine importId={importId} file={file} onRefused={onRefused} />
        <Text color="fg.muted">
          Which column of your file has what? The first value of each column is beside its name. Columns that
          you do not choose are not imported.
        </Text>
        <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="4">
          {targets.map((target) => {
            const { column, label } = target;
            return (
              <Field.Root
                key={column}
                required={isNeeded(target)}
                invalid={isNeeded(target) && !isChosen(column)}
              >
                <Field.Label>
                  {label} <Field.RequiredIndicator />
                </Field.Label>
                <Select frame={{ size: 'sm' }} {...register(column)}>
                  <option value={NONE}>{noneOf[column] ?? 'not in the file'}</option>
                  {file.columns.map(({ index, name, sample }) => (
                    <option key={index} value={String(index)}>
                      {name || `column ${index + 1}`}
                      {sample && ` – ${sample.slice(0, 40)}`}
                    </option>
                  ))}
                </Select>
                {helpOf[column] && <Field.HelperText>{helpOf[column]}</Field.HelperText>}
                <Field.ErrorText>
                  Please choose one: new products cannot be imported without it.
                </Field.ErrorText>
              </Field.Root>
            );
          })}
        </SimpleGrid>
        {refusal && <Refusal message={refusal} />}
        <HStack>
          <Button type="submit" loading={busy} colorPalette="brand">
            Use these columns
          </Button>
        </HStack>
      </form>
    </Stack>
  );
}
