import { addGameStyles } from '../../drawing/add-styles.ts';
import css from '../../styles/black-forest/index.css?inline';

addGameStyles(css);
