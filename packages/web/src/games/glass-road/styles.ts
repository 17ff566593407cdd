import { addGameStyles } from '../../drawing/add-styles.ts';
import css from '../../styles/glass-road/index.css?inline';

addGameStyles(css);
