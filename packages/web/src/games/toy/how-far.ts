import type { ToyView } from '@waldglas/core/toy';
import type { HowFar } from '../../connection/connection.ts';

export const howFar = ({ known }: ToyView): HowFar => ({ unit: 'round', n: known.round });
