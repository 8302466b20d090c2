import { chakra } from '@chakra-ui/react';
import styles from './card.module.css';

/** A framed part of a page that takes Chakra's style props; elsewhere its class does. */
export const Card = chakra('div', {}, { defaultProps: { className: styles.card } });
