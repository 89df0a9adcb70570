using System.ComponentModel;

namespace SpanPack;

/// <summary>What the slots and constants of one tag class are called, encoded. Made once a class, by generated code.</summary>
/// <remarks>
/// The constructor is a contract between assemblies compiled at different times: <see cref="ContractVersion"/> 1 is understood by this and every
/// later version of the library. The data is copied into aligned memory of the table's own; no span or pointer to it is kept.
/// </remarks>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed partial class TagTable
{
    /// <summary>The newest layout of the constructor's arguments that this library understands.</summary>
    public const int ContractVersion = 1;

    /// <summary>Creates the table of a tag class.</summary>
    /// <param name="contractVersion">Layout of the other arguments: 1.</param>
    /// <param name="strings">Names of the string slots in slot order: MessagePack strings, one after the other.</param>
    /// <param name="metrics">Names of the numeric slots in slot order: MessagePack strings, one after the other; at most 64.</param>
    /// <param name="constants">Constant tags: a run of MessagePack string pairs, name and value.</param>
    /// <exception cref="ArgumentException">The data is not of that form.</exception>
    /// <exception cref="NotSupportedException">The data was made by a newer generator.</exception>
    public TagTable(int contractVersion, ReadOnlySpan<byte> strings, ReadOnlySpan<byte> metrics, ReadOnlySpan<byte> constants)
    {
        if (contractVersion != ContractVersion) ThrowHelper.ThrowTableVersion(contractVersion);
        throw new NotSupportedException();
    }

    internal int StringCount { get; }

    internal int MetricCount { get; }
}
