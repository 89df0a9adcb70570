using System.Diagnostics;

namespace SpanPack;

/// <summary>A summary of a conversion's losses, in a few lines for payloads of any size. Equal conversions give equal reports.</summary>
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

    /// <summary>Gets the losses, one entry per kind.</summary>
    public IReadOnlyList<ConversionLoss> Losses { get; }

    /// <summary>Gets whether nothing was lost, so that converting back restores the source.</summary>
    public bool IsLossless => Losses.Count == 0;

    /// <summary>Returns the losses for display.</summary>
    /// <returns>One line for each loss under a line for the conversion.</returns>
    public override string ToString()
    {
        string title = $"{Source.GetName()} to {Target.GetName()}: ";
        return IsLossless
            ? title + "nothing was lost"
            : title + string.Join("\n  ", Losses.Select(static loss => loss.ToString()).Prepend("not all could be kept"));
    }
}
