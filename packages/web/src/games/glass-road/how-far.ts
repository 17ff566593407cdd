import type { View } from '@waldglas/glass-road';
import type { HowFar } from '../../connection/connection.ts';

export const howFar = ({ period }: View): HowFar => ({ unit: 'period', n: period });
