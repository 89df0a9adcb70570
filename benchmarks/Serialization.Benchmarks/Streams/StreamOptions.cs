using System.Globalization;
using SpanPack.Benchmarks.Measuring;

namespace SpanPack.Benchmarks.Streams;

/// <summary>What is measured of a stream.</summary>
/// <param name="Kind">Which texts are one object.</param>
/// <param name="SpanCount">Spans that are alive.</param>
/// <param name="AsTracer">
/// Whether writing is measured too as a tracer does it: with a list of process tags, each chunk built when it is written.
/// </param>
/// <param name="Formats">The formats.</param>
/// <param name="Setting">What is unusual about the process, such as <c>NativeAOT</c>; or <see langword="null"/>.</param>
internal sealed record StreamOptions(StreamKind Kind, int SpanCount, bool AsTracer, IReadOnlyList<TraceFormat> Formats,
    string? Setting = null)
{
    /// <summary>The group of its cases.</summary>
    internal CaseGroup Group
    {
        get
        {
            string setting = Setting is null ? string.Empty : $", {Setting}";
            string spans = SpanCount.ToString("N0", CultureInfo.InvariantCulture);
            return new CaseGroup($"{Kind.Label()}, {spans} spans{setting}",
                $"Web shop, {Kind.Description()}. {spans} spans alive{setting}.");
        }
    }
}
