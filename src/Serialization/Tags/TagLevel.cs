using System.ComponentModel;
using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanPack.CompilerServices;

/// <summary>The storage of one class of a tag class hierarchy with the table of its slots. Used by generated code.</summary>
/// <remarks>
/// Filled in place: a copy directly afterwards would wait for the narrow stores to reach the cache. For the thread that created it.
/// </remarks>
[DebuggerDisplay("{ToString(),nq}")]
[EditorBrowsable(EditorBrowsableState.Never)]
public ref struct TagLevel
{
    /// <summary>The table; null for an empty level.</summary>
    internal TagTable? Table;

    internal Span<string?> Strings;
    internal Span<double> Metrics;
    internal ref ulong Presence;

    /// <summary>Describes a class that has constant tags only.</summary>
    /// <inheritdoc cref="Create(TagTable, Span{string}, Span{double}, ref ulong, out TagLevel)"/>
    public static void Create(TagTable table, out TagLevel level)
        => Create(table, default, default, ref Unsafe.NullRef<ulong>(), out level);

    /// <summary>Describes a class that has string tags and no numeric ones.</summary>
    /// <inheritdoc cref="Create(TagTable, Span{string}, Span{double}, ref ulong, out TagLevel)"/>
    public static void Create(TagTable table, Span<string?> strings, out TagLevel level)
        => Create(table, strings, default, ref Unsafe.NullRef<ulong>(), out level);

    /// <summary>Describes a class that has numeric tags and no string ones.</summary>
    /// <inheritdoc cref="Create(TagTable, Span{string}, Span{double}, ref ulong, out TagLevel)"/>
    public static void Create(TagTable table, Span<double> metrics, ref ulong presence, out TagLevel level)
        => Create(table, default, metrics, ref presence, out level);

    /// <summary>Describes a class that has string and numeric tags.</summary>
    /// <param name="table">The table of the class.</param>
    /// <param name="strings">One slot for each string tag of the table.</param>
    /// <param name="metrics">One slot for each numeric tag of the table.</param>
    /// <param name="presence">Bit <c>i</c> is set when numeric slot <c>i</c> is set.</param>
    /// <param name="level">The level.</param>
    /// <exception cref="ArgumentNullException"><paramref name="table"/> is null.</exception>
    /// <exception cref="ArgumentException">The number of slots is not the table's, or there is no mask.</exception>
    public static void Create(TagTable table, Span<string?> strings, Span<double> metrics, ref ulong presence, out TagLevel level)
    {
        // Loads and stores are unchecked from here on, so a class compiled against another layout must stop now.
        ArgumentNullException.ThrowIfNull(table);
        bool hasMask = metrics.IsEmpty || !Unsafe.IsNullRef(ref presence); // a default ref struct has references to nothing
        if (strings.Length != table.StringCount || metrics.Length != table.MetricCount || !hasMask) TagErrors.ThrowSlotsDoNotFitTable();
#if NET9_0_OR_GREATER // before, the method does not take such types
        Unsafe.SkipInit(out level); // every field follows
#else
        level = default;
#endif
        level.Table = table;
        level.Strings = strings;
        level.Metrics = metrics;
        level.Presence = ref presence;
    }

    /// <summary>Describes a class that has string tags and no numeric ones, by the first of its contiguous slots.</summary>
    /// <inheritdoc cref="Create(TagTable, ref string, int, ref double, int, ref ulong, out TagLevel)"/>
    public static void Create(TagTable table, ref string? strings, int stringCount, out TagLevel level)
        => Create(table, MemoryMarshal.CreateSpan(ref strings, stringCount), default, ref Unsafe.NullRef<ulong>(), out level);

    /// <summary>Describes a class that has numeric tags and no string ones, by the first of its contiguous slots.</summary>
    /// <inheritdoc cref="Create(TagTable, ref string, int, ref double, int, ref ulong, out TagLevel)"/>
    public static void Create(TagTable table, ref double metrics, int metricCount, ref ulong presence, out TagLevel level)
        => Create(table, default, MemoryMarshal.CreateSpan(ref metrics, metricCount), ref presence, out level);

    /// <summary>Describes a class that has string and numeric tags, by the first of its contiguous slots.</summary>
    /// <param name="table">The table of the class.</param>
    /// <param name="strings">The first string slot.</param>
    /// <param name="stringCount">The number of string slots in that memory: one for each string tag of the table.</param>
    /// <param name="metrics">The first numeric slot.</param>
    /// <param name="metricCount">The number of numeric slots in that memory: one for each numeric tag of the table.</param>
    /// <param name="presence">Bit <c>i</c> is set when numeric slot <c>i</c> is set.</param>
    /// <param name="level">The level.</param>
    /// <remarks>The memory is not checked: only generated code, which declares as many slots, may call this.</remarks>
    /// <exception cref="ArgumentNullException"><paramref name="table"/> is null.</exception>
    /// <exception cref="ArgumentException">The number of slots is not the table's.</exception>
    public static void Create(TagTable table, ref string? strings, int stringCount, ref double metrics, int metricCount, ref ulong presence,
        out TagLevel level)
        => Create(table, MemoryMarshal.CreateSpan(ref strings, stringCount), MemoryMarshal.CreateSpan(ref metrics, metricCount),
            ref presence, out level);

    /// <summary>Returns a slot by the first one of its contiguous memory.</summary>
    /// <param name="first">The first slot.</param>
    /// <param name="index">The number of the slot.</param>
    /// <remarks>The memory is not checked: only generated code, which declares as many slots, may call this.</remarks>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref T Slot<T>(ref T first, int index) => ref Items.At(ref first, index);

    /// <summary>Gets the slot of a text.</summary>
    /// <param name="index">0 to one less than the number of string tags of the class.</param>
    /// <exception cref="IndexOutOfRangeException"><paramref name="index"/> is outside that range.</exception>
    public readonly ref string? Text(int index) => ref Strings[index];

    /// <summary>Gets a number.</summary>
    /// <param name="index">0 to one less than the number of numeric tags of the class.</param>
    /// <returns>The number, or <see langword="null"/> when the tag is unset.</returns>
    /// <exception cref="IndexOutOfRangeException"><paramref name="index"/> is outside that range.</exception>
    public readonly double? Number(int index) => Metrics[index] is var number && (Presence >> index & 1) != 0 ? number : null;

    /// <summary>Sets a number.</summary>
    /// <param name="index">0 to one less than the number of numeric tags of the class.</param>
    /// <param name="number">The number.</param>
    /// <exception cref="IndexOutOfRangeException"><paramref name="index"/> is outside that range.</exception>
    public readonly void SetNumber(int index, double number)
    {
        Metrics[index] = number; // before its bit: a writer on another thread must not send a number that was never set
        Volatile.Write(ref Presence, Presence | (1UL << index));
    }

    /// <summary>Unsets all tags.</summary>
    public readonly void Clear()
    {
        Strings.Clear();
        if (!Metrics.IsEmpty) Presence = 0;
    }

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>The numbers of strings, of numbers and of constants; empty for an empty level.</returns>
    public readonly override string ToString() => Table?.ToString() ?? string.Empty;
}
