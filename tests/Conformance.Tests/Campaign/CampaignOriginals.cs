using SpanPack.Conformance.Tests.Differential;
using SpanPack.Conformance.Tests.Infrastructure;

namespace SpanPack.Conformance.Tests.Campaign;

/// <summary>
/// The payloads of one format that a campaign changes: those of the repository and, where they are beside it, the shared ones.
/// </summary>
internal sealed class CampaignOriginals
{
    private const int MaxBytes = 3000; // those that are changed byte by byte: in larger ones a change seldom meets anything but text

    internal CampaignOriginals(TraceFormat format)
    {
        byte[][] all = [.. DifferentialOriginals.Of(format)
            .Concat(Shared(format))
            .DistinctBy(Convert.ToHexString)
            .Where(static body => body.Length > 0)];
        Bodies = [.. all.Where(static body => body.Length <= MaxBytes)];
        Trees =
        [
            .. all.Select(static body => PackValue.TryParse(body, out _)).OfType<PackValue>().Where(static tree => tree.Items is not null),
            .. Enumerable.Repeat(DifferentialOriginals.WithEverything(format), all.Length / 5)
                .SelectMany(static bodies => bodies)
                .Select(static body => PackValue.TryParse(body, out _)!),
        ];
        Lengths = [.. Trees.Select(static tree => tree.ToBytes().Length)];
    }

    /// <summary>Small ones, broken ones too.</summary>
    internal IReadOnlyList<byte[]> Bodies { get; }

    /// <summary>All that are whole, those with every field more often.</summary>
    internal IReadOnlyList<PackValue> Trees { get; }

    /// <summary>The bytes of each tree.</summary>
    internal IReadOnlyList<int> Lengths { get; }

    private static IEnumerable<byte[]> Shared(TraceFormat format)
    {
        string folder = Path.Combine(RepositoryPaths.Oracles, "..", "vectors");
        if (!Directory.Exists(folder)) return [];
        return from file in Directory.EnumerateFiles(folder, "*.msgpack", SearchOption.AllDirectories)
               where Path.GetFileName(Path.GetDirectoryName(file)) == format.GetName()
               orderby file
               select File.ReadAllBytes(file);
    }
}
