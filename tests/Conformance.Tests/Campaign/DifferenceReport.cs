using SpanPack.Conformance.Tests.Differential;
using SpanPack.Conformance.Tests.Oracles;

namespace SpanPack.Conformance.Tests.Campaign;

/// <summary>Tells a difference to people: how to make the payload again, the smallest one of its kind, and both verdicts.</summary>
internal static class DifferenceReport
{
    private const int MaxTries = 1500;

    internal static async Task<string> MakeAsync(AgentServer server, CampaignInput input)
    {
        string kind = KindOf((await FindAsync(server, input.Format, input.Payload))!);
        byte[] smallest = input.Payload;
        int tries = MaxTries;
        for (bool isSmaller = true; isSmaller && tries > 0;)
        {
            isSmaller = false;
            foreach (byte[] candidate in SmallerPayloads.Of(smallest))
            {
                if (tries-- == 0) break;
                if (candidate.Length == 0 || await FindAsync(server, input.Format, candidate) is not { } difference
                    || KindOf(difference) != kind)
                    continue;
                smallest = candidate;
                isSmaller = true;
                break;
            }
        }

        return $"""
            seed {input.Seed}, number {input.Number}, {input.Format.GetName()}, {input.Payload.Length} bytes
              smallest: {Convert.ToHexStringLower(smallest)}
              agent and reader: {await FindAsync(server, input.Format, smallest)}
            """;
    }

    private static async Task<string?> FindAsync(AgentServer server, TraceFormat format, byte[] payload)
    {
        await server.PostAsync(payload, traceCount: 1, format);
        string? difference = ReaderComparison.Compare(format, payload, await server.TakeVerdictAsync(server.LastRequest));
        return difference is null || ListedDifferences.ReasonOf(format, payload, difference) is not null ? null : difference;
    }

    // What is the same when a payload gets smaller: the words, not numbers, paths and values.
    private static string KindOf(string difference) => difference.StartsWith("refused by", StringComparison.Ordinal)
        ? new string([.. difference.Split("].")[0].Where(static c => char.IsLetter(c) || c == ' ')])
        : "content";
}
