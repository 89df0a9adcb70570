namespace SpanPack;

/// <summary>The widths of the columns, in cells. With the gaps between them they fill the line.</summary>
internal readonly record struct WaterfallColumns(int Gap, int Service, int Name, int Resource, int Bar, int Duration)
{
    private const int GapCount = 5;
    private const int ErrorMark = 1;

    /// <summary>
    /// Divides a line: each text column gets the width of its content if there is room, the bars get at least a third and the rest.
    /// </summary>
    internal static WaterfallColumns Share(int width, int service, int name, int resource, int duration)
    {
        int gap = width < 100 ? 1 : 2;
        int room = width - duration - ErrorMark - GapCount * gap;
        int text = room - room / 3;
        System.Span<int> wanted = [service, name, resource];
        ShareFairly(wanted, text);
        return new(gap, wanted[0], wanted[1], wanted[2], room - wanted[0] - wanted[1] - wanted[2], duration);
    }

    // The column that wants least is served first; what it leaves goes to the others.
    private static void ShareFairly(System.Span<int> wanted, int room)
    {
        System.Span<int> order = [0, 1, 2];
        System.Span<int> keys = [wanted[0], wanted[1], wanted[2]];
        MemoryExtensions.Sort(keys, order);
        for (int i = 0; i < order.Length; i++)
        {
            ref int column = ref wanted[order[i]];
            column = Math.Min(column, room / (order.Length - i));
            room -= column;
        }
    }
}
