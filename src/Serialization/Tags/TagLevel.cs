using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>The storage of one class of a tag class hierarchy with the table that says what each slot is. Used by generated code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly ref struct TagLevel
{
    internal readonly TagTable? Table;
    internal readonly Span<string?> Strings;
    internal readonly Span<double> Metrics;
    internal readonly ref ulong Presence;

    /// <summary>Describes a class that has constant tags only.</summary>
    /// <param name="table">The table of the class.</param>
    /// <exception cref="ArgumentException">The table has slots.</exception>
    public TagLevel(TagTable table)
        : this(table, default, default, ref Unsafe.NullRef<ulong>())
    {
    }

    /// <summary>Describes a class that has string tags and no numeric ones.</summary>
    /// <param name="table">The table of the class.</param>
    /// <param name="strings">One slot for each string tag of the table.</param>
    /// <exception cref="ArgumentException">The number of slots is not the table's.</exception>
    public TagLevel(TagTable table, Span<string?> strings)
        : this(table, strings, default, ref Unsafe.NullRef<ulong>())
    {
    }

    /// <summary>Describes a class that has numeric tags and no string ones.</summary>
    /// <param name="table">The table of the class.</param>
    /// <param name="metrics">One slot for each numeric tag of the table.</param>
    /// <param name="presence">Bit <c>i</c> tells that numeric slot <c>i</c> is set.</param>
    /// <exception cref="ArgumentException">The number of slots is not the table's.</exception>
    public TagLevel(TagTable table, Span<double> metrics, ref ulong presence)
        : this(table, default, metrics, ref presence)
    {
    }

    /// <summary>Describes a class that has string and numeric tags.</summary>
    /// <param name="table">The table of the class.</param>
    /// <param name="strings">One slot for each string tag of the table.</param>
    /// <param name="metrics">One slot for each numeric tag of the table.</param>
    /// <param name="presence">Bit <c>i</c> tells that numeric slot <c>i</c> is set.</param>
    /// <exception cref="ArgumentException">The number of slots is not the table's.</exception>
    public TagLevel(TagTable table, Span<string?> strings, Span<double> metrics, ref ulong presence)
    {
        // Stores are unchecked from here on, so a class compiled against another layout must stop now.
        if (strings.Length != table.StringCount || metrics.Length != table.MetricCount) ThrowHelper.ThrowSlotsDoNotFitTable();
        Table = table;
        Strings = strings;
        Metrics = metrics;
        Presence = ref presence;
    }
}
