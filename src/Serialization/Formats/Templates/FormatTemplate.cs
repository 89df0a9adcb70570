using System.Diagnostics;

namespace SpanPack;

/// <summary>A <see cref="SpanTemplate"/> in one format: the steps of a writer, and the bytes to copy.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{Steps.Length} steps, {Bytes.Length} bytes")]
internal sealed class FormatTemplate
{
    /// <summary>Bytes that a writer may read beyond those that it copies.</summary>
    internal const int Padding = 2 * PaddedBytes.Step;

    /// <summary>The maximum number of texts in a string table.</summary>
    internal const int MaxConstants = 96;

    private const int TextBound = 2 + ShortText.MaxMedium; // longer or non-ASCII text asks for its own room

    private static int s_count;

    /// <param name="bytes">The bytes to copy.</param>
    /// <param name="steps">The steps in their order.</param>
    /// <param name="constants">The texts in a string table; none for formats without one.</param>
    internal FormatTemplate(ReadOnlySpan<byte> bytes, TemplateStep[] steps, string[] constants)
    {
        Bytes = new byte[bytes.Length + Padding];
        bytes.CopyTo(Bytes);
        Steps = steps;
        Constants = constants;
        Number = Interlocked.Increment(ref s_count);
        Bound = Bytes.Length;
        foreach (TemplateStep step in steps) Bound = checked(Bound + BoundOf(step));
    }

    /// <summary>Gets its unique number.</summary>
    internal int Number { get; }

    /// <summary>Gets the bytes, with <see cref="Padding"/>.</summary>
    internal byte[] Bytes { get; }

    internal TemplateStep[] Steps { get; }

    internal string[] Constants { get; }

    /// <summary>Gets the maximum bytes of a span, including overruns of copies, without texts that reserve room separately.</summary>
    internal int Bound { get; }

    /// <summary>Gets the estimated memory in bytes.</summary>
    internal int ByteCount => Bytes.Length + (Steps.Length * 12) + (Constants.Length * 8);

    /// <summary>Returns whether another writes the same.</summary>
    internal bool IsSame(FormatTemplate other)
        => Bytes.AsSpan().SequenceEqual(other.Bytes) && Steps.AsSpan().SequenceEqual(other.Steps)
            && Constants.AsSpan().SequenceEqual(other.Constants);

    private static int BoundOf(in TemplateStep step) => step.Op switch
    {
        TemplateOp.Text or TemplateOp.RateText or TemplateOp.TraceIdString => TextBound,
        TemplateOp.Constant or TemplateOp.ShortestDuration => MessagePackPrimitives.MaxSize,
        _ => 0,
    };
}
