import { addStyles } from '../../drawing/add-styles.ts';
import css from '../../styles/online/index.css?inline';

addStyles(css);
