using System.Diagnostics;

namespace SpanPack;

/// <summary>What a conversion could not keep as it was, in a few lines however large the payload is. Equal conversions give equal reports.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class ConversionReport
{
    internal ConversionReport(TraceFormat source, TraceFormat target, IReadOnlyList<ConversionLoss> losses)
    {
        Source = source;
        Target = target;
        Losses = losses;
    }

    /// <summary>Gets the format that was converted.</summary>
    public TraceFormat Source { get; }

    /// <summary>Gets the format that it was converted to.</summary>
    public TraceFormat Target { get; }

    /// <summary>Gets what was lost, each kind of thing once.</summary>
    public IReadOnlyList<ConversionLoss> Losses { get; }

    /// <summary>Gets whether the target says all that the source said, so that converting back gives the same again.</summary>
    public bool IsLossless => Losses.Count == 0;

    /// <summary>Says what was lost, for people.</summary>
    /// <returns>One line for each loss under a line for the conversion.</returns>
    public override string ToString()
    {
        string title = $"{Source.GetName()} to {Target.GetName()}: ";
        return IsLossless ? title + "nothing was lost" : title + string.Join("\n  ", Losses.Select(static loss => loss.ToString()).Prepend("not all could be kept"));
    }
}
