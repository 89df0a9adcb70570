using System.ComponentModel;
using System.Diagnostics;

namespace SpanPack.CompilerServices;

/// <summary>The encoded names of the slots and constants of one tag class. Created once per class, by generated code.</summary>
/// <remarks>
/// The constructor is a contract between assemblies compiled at different times. This and every later version of the library supports
/// <see cref="ContractVersion"/> 2; 1 was never published. The data is copied; no span or pointer to it is kept. Immutable.
/// </remarks>
[DebuggerDisplay("{ToString(),nq}")]
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class TagTable
{
    /// <summary>The newest layout of the constructor's arguments that this library supports.</summary>
    public const int ContractVersion = 2;

    private const int MaxMetrics = 64; // bits of the presence mask

    /// <summary>Gets the table of a class without declarations.</summary>
    internal static TagTable Empty { get; } = new(ContractVersion, default, default, default);

    /// <summary>Creates the table of a tag class.</summary>
    /// <param name="contractVersion">Layout of the other arguments: 2.</param>
    /// <param name="strings">Names of the string slots in slot order: MessagePack strings, one after the other; at most 65,536.</param>
    /// <param name="metrics">Names of the numeric slots in slot order: MessagePack strings, one after the other; at most 64.</param>
    /// <param name="constants">Constant tags: a run of MessagePack string pairs, name and value.</param>
    /// <exception cref="ArgumentException">The data has another form.</exception>
    /// <exception cref="NotSupportedException">The data comes from a generator of another version.</exception>
    public TagTable(int contractVersion, ReadOnlySpan<byte> strings, ReadOnlySpan<byte> metrics, ReadOnlySpan<byte> constants)
    {
        if (contractVersion != ContractVersion) TagErrors.ThrowTableVersion(contractVersion, ContractVersion);
        Strings = new SlotNames(strings);
        Metrics = new SlotNames(metrics);
        if (Strings.Count > KeyTable.MaxSlots)
            throw new ArgumentException($"A tag class has at most {KeyTable.MaxSlots} string tags.", nameof(strings));
        if (Metrics.Count > MaxMetrics) throw new ArgumentException("A tag class has at most 64 numeric tags.", nameof(metrics));
        Constants = new ConstantTags(constants);
        StringCount = Strings.Count;
        MetricCount = Metrics.Count;
        HasReserved = Strings.HasReserved || Metrics.HasReserved || Constants.HasReserved;
    }

    internal readonly SlotNames Strings;

    internal readonly SlotNames Metrics;

    internal readonly ConstantTags Constants;

    internal readonly int StringCount;

    internal readonly int MetricCount;

    /// <summary>Set when a name of the table is also a tag of the tracer, so that it may have to be omitted.</summary>
    internal readonly bool HasReserved;

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>The numbers of strings, of numbers and of constants.</returns>
    public override string ToString() => $"{StringCount} strings, {MetricCount} numbers, {Constants.Pairs.Length} constants";
}
