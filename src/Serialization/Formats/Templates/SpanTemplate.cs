using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// The encoding of the spans of one shape: constant bytes, and holes for ids, times, texts and numbers. It is learned from the output of
/// the writers, so the writers remain the only definition of the bytes.
/// </summary>
/// <remarks>Safe for any number of threads. The part for a format is available once it was learned.</remarks>
[DebuggerDisplay("{V04} {V1}")]
internal sealed class SpanTemplate
{
    private FormatTemplate? _v04;
    private FormatTemplate? _v1;

    /// <summary>Gets or sets the part of v0.4; null until it was learned.</summary>
    internal FormatTemplate? V04
    {
        get => Volatile.Read(ref _v04);
        set => Volatile.Write(ref _v04, value);
    }

    /// <summary>Gets or sets the part of v1.0; null until it was learned.</summary>
    internal FormatTemplate? V1
    {
        get => Volatile.Read(ref _v1);
        set => Volatile.Write(ref _v1, value);
    }
}
