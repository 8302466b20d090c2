import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import '@graphiql/plugin-explorer/style.css';
import './playground.css';
import { createRoot } from 'react-dom/client';
import { Playground } from './Playground.tsx';

const root = document.getElementById('playground');
if (!root) throw new Error('The page has no #playground');
createRoot(root).render(<Playground />);
