using System.Text.Json;
using SpanPack.Conformance.Tests.Json;
using SpanPack.Conformance.Tests.Oracles;

namespace SpanPack.Conformance.Tests.Differential;

/// <summary>Compares the reader with the agent's current decoder: verdict, bytes read, content, trace ids.</summary>
internal static class ReaderComparison
{
    // A deliberate difference: where an agent keeps a value of a type that does not exist, the reader has null text. Nobody can use either.
    private static readonly string[] s_unknownTypes = [".type: \"unknown(", ".type: \"none\""];

    /// <summary>Posts payloads to an agent and reads them here.</summary>
    /// <returns>How many the agent accepted, and every difference.</returns>
    internal static async Task<(int Accepted, List<string> Differences)> RunAsync(IReadOnlyList<byte[]> payloads)
    {
        using AgentServer server = await AgentServer.StartAsync();
        int first = server.LastRequest + 1;
        foreach (byte[] payload in payloads) await server.PostAsync(payload, traceCount: 1);

        int accepted = 0;
        var differences = new List<string>();
        for (int i = 0; i < payloads.Count; i++)
        {
            AgentVerdict verdict = await server.VerdictAsync(first + i);
            if (verdict.IsAccepted) accepted++;
            if (Compare(payloads[i], verdict) is { } difference) differences.Add($"{i}: {difference}\n{Convert.ToHexString(payloads[i])}");
        }

        return (accepted, differences);
    }

    private static string? Compare(byte[] payload, AgentVerdict verdict)
    {
        TracePayload read;
        try
        {
            read = SpanMessagePackReader.Read(payload);
        }
        catch (TraceFormatException error)
        {
            return verdict.IsAccepted ? $"refused by us alone: {error.Message}" : null;
        }

        if (!verdict.IsAccepted) return $"refused by the agent alone: {verdict.Error}";
        if (verdict.TrailingBytes != payload.Length - read.BytesRead) return $"{verdict.TrailingBytes} trailing bytes, we left {payload.Length - read.BytesRead}";
        return CompareContent(verdict, read) ?? CompareTraceIds(verdict.TraceIds, read);
    }

    // The older decoder refuses more than the current one. Then links and events are all there is to compare with.
    private static string? CompareContent(AgentVerdict verdict, TracePayload read)
    {
        JsonElement ours = DecodedJson.Of(read.Chunks);
        string? difference = JsonDifference.Find(verdict.Structures, AgentStructures.OfTraces(ours));
        if (difference is null && verdict.IsAcceptedByOlder) difference = JsonDifference.Find(verdict.Traces, ours);
        return s_unknownTypes.Any(type => difference?.Contains(type, StringComparison.Ordinal) == true) ? null : difference;
    }

    // The lower halves are part of the content; the upper half is the same for all spans.
    private static string? CompareTraceIds(UInt128[] expected, TracePayload read)
    {
        for (int i = 0; i < expected.Length; i++)
        {
            if (read.Chunks[i].Spans.Count == 0) continue;
            ulong actual = read.Chunks[i].Spans[0].TraceIdUpper;
            if (actual != (ulong)(expected[i] >> 64)) return $"trace id {expected[i]:x32} in chunk {i}, upper half {actual:x16} read";
        }

        return null;
    }
}
