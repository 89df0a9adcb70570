using SpanPack.Conformance.Tests.Differential;

namespace SpanPack.Conformance.Tests.Campaign;

/// <summary>Makes the payloads of a campaign, each from the seed and its number alone.</summary>
internal sealed class CampaignInputs(int seed)
{
    // How many changes to the structure: most payloads have to remain acceptable, so that there is content to compare.
    private static readonly int[] s_changes = [1, 1, 1, 1, 1, 1, 2, 2, 3, 4];

    private const int MaxWhole = 3000; // bytes; larger payloads are made small first, but for one in two hundred
    private const int MaxRandom = 60; // bytes

    // Of a hundred payloads.
    private static readonly TraceFormat[] s_formats =
        [.. Enumerable.Repeat(TraceFormat.V04, 40), .. Enumerable.Repeat(TraceFormat.V05, 15), .. Enumerable.Repeat(TraceFormat.V07, 15),
            .. Enumerable.Repeat(TraceFormat.V1, 30)];

    private readonly Dictionary<TraceFormat, CampaignOriginals> _originals =
        TraceFormats.All.ToDictionary(static format => format, static format => new CampaignOriginals(format));

    /// <summary>Makes one; never an empty one, which the agent's receiver does not hand to the decoders.</summary>
    internal CampaignInput Make(int number)
    {
        var random = new Random(HashOf(seed, number));
        TraceFormat format = s_formats[random.Next(s_formats.Length)];
        CampaignOriginals originals = _originals[random.Next(200) == 0 ? s_formats[random.Next(s_formats.Length)] : format];
        byte[] payload = random.Next(20) switch
        {
            0 => RandomBytes(random, originals),
            <= 3 => new PayloadMutator(random.Next(), originals.Bodies).Next(),
            <= 15 => ChangedTree(random, originals),
            _ => ChangedBoth(random, originals),
        };
        return new CampaignInput(seed, number, format, payload.Length > 0 ? payload : [0x90]);
    }

    // Not that of the framework, which differs from process to process.
    private static int HashOf(int seed, int number) => (int)((((ulong)(uint)seed << 32) | (uint)number) * 0x9e3779b97f4a7c15 >> 32);

    private static byte[] RandomBytes(Random random, CampaignOriginals originals)
    {
        byte[] bytes = new byte[random.Next(1, MaxRandom)];
        random.NextBytes(bytes);
        byte[] start = originals.Bodies[random.Next(originals.Bodies.Count)];
        return [.. start.AsSpan(0, random.Next(Math.Min(start.Length, MaxWhole) + 1)), .. bytes];
    }

    private static byte[] ChangedBoth(Random random, CampaignOriginals originals)
    {
        byte[] payload = ChangedTree(random, originals);
        return payload.Length > 0 ? new PayloadMutator(random.Next(), [payload]).Next() : payload;
    }

    private static byte[] ChangedTree(Random random, CampaignOriginals originals)
    {
        int index = random.Next(originals.Trees.Count);
        bool isWhole = originals.Lengths[index] <= MaxWhole || random.Next(200) == 0;
        PackTree tree = isWhole ? new PackTree(originals.Trees[index].Clone()) : PackTree.CopySmall(originals.Trees[index], random);
        var mutator = new TreeMutator(random, originals.Trees);
        for (int changes = s_changes[random.Next(s_changes.Length)]; changes > 0; changes--) mutator.Change(tree);
        return tree.Root.ToBytes();
    }
}
