import { Pie, PieChart, ResponsiveContainer } from 'recharts';
import { chartHeight, type Slice } from './order-status-slice';

const outerRadius = 90;

/** A chunk of its own, because it imports the chart library. */
export function OrderStatusPie({ slices }: { readonly slices: Slice[] }) {
  return (
    <ResponsiveContainer width="100%" height={chartHeight}>
      <PieChart accessibilityLayer={false}>
        <Pie
          data={slices}
          dataKey="value"
          nameKey="name"
          outerRadius={outerRadius}
          startAngle={90}
          endAngle={-270}
          animationBegin={0}
          animationDuration={400}
          rootTabIndex={-1}
        />
      </PieChart>
    </ResponsiveContainer>
  );
}
