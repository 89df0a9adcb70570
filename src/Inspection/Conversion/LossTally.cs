using System.Globalization;

namespace SpanPack;

/// <summary>Adds up the losses of a payload whose chunks are converted one by one.</summary>
internal sealed class LossTally
{
    private const string FirstChunk = "[0]";

    private readonly Dictionary<(ConversionLossKind Kind, string What, string Explanation), int> _index = [];
    private readonly List<ConversionLoss> _losses = [];

    internal IReadOnlyList<ConversionLoss> Losses => _losses;

    /// <summary>Adds the report of a payload that has no chunks.</summary>
    internal void Add(ConversionReport report) => Add(report.Losses, static path => path);

    /// <summary>Adds the report of a payload that has one chunk.</summary>
    /// <param name="report">The report.</param>
    /// <param name="chunk">The index of the chunk, from 0.</param>
    internal void Add(ConversionReport report, int chunk)
    {
        if (report.IsLossless) return;
        Add(report.Losses, path => path.StartsWith(FirstChunk, StringComparison.Ordinal)
            ? $"[{chunk.ToString(CultureInfo.InvariantCulture)}]{path[FirstChunk.Length..]}"
            : path);
    }

    private void Add(IReadOnlyList<ConversionLoss> losses, Func<string, string> place)
    {
        foreach (ConversionLoss loss in losses)
        {
            (ConversionLossKind, string, string) key = (loss.Kind, loss.What, loss.Explanation);
            if (_index.TryGetValue(key, out int index))
            {
                _losses[index] = _losses[index] with { Count = _losses[index].Count + loss.Count };
                continue;
            }

            _index.Add(key, _losses.Count);
            _losses.Add(loss with { FirstPath = place(loss.FirstPath) });
        }
    }
}
