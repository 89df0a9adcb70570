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
    /// <returns>How many the agent accepted, and every difference that <see cref="ListedDifferences"/> does not have.</returns>
    internal static async Task<(int Accepted, List<string> Differences)> RunAsync(TraceFormat format, IReadOnlyList<byte[]> payloads)
    {
        using AgentServer server = await AgentServer.StartAsync();
        int first = server.LastRequest + 1;
        foreach (byte[] payload in payloads) await server.PostAsync(payload, traceCount: 1, format);

        int accepted = 0;
        var differences = new List<string>();
        for (int i = 0; i < payloads.Count; i++)
        {
            AgentVerdict verdict = await server.VerdictAsync(first + i);
            if (verdict.IsAccepted) accepted++;
            if (Compare(format, payloads[i], verdict) is { } difference
                && ListedDifferences.ReasonOf(format, payloads[i], difference) is null)
                differences.Add($"{i}: {difference}\n{Convert.ToHexString(payloads[i])}");
        }

        return (accepted, differences);
    }

    /// <summary>Reads a payload and compares that with what the agent said of it.</summary>
    /// <returns>The first difference, or null.</returns>
    internal static string? Compare(TraceFormat format, byte[] payload, AgentVerdict verdict)
    {
        TracePayload read;
        try
        {
            read = TracePayloadReader.Read(payload, format);
        }
        catch (TraceFormatException error)
        {
            return verdict.IsAccepted ? $"refused by us alone: {error.Message}" : null;
        }

        if (!verdict.IsAccepted) return $"refused by the agent alone: {verdict.Error}";
        if (verdict.TrailingBytes != payload.Length - read.BytesRead)
            return $"{verdict.TrailingBytes} trailing bytes, we left {payload.Length - read.BytesRead}";
        string? difference = format switch
        {
            TraceFormat.V04 => CompareStructures(verdict, read) ?? CompareOlder(verdict, read),
            TraceFormat.V05 => CompareOlder(verdict, read),
            TraceFormat.V07 => JsonDifference.Find(verdict.OlderPayload, DecodedJson.Of(read)),
            _ when AgentPayload.HasTwinKeys(verdict.Payload) => AgentPayload.TwinKeys,
            _ => JsonDifference.Find(AgentPayload.Normalize(format, verdict.Payload), DecodedJson.Of(read)),
        };
        if (s_unknownTypes.Any(type => difference?.Contains(type, StringComparison.Ordinal) == true)) return null;
        // those of v1.0 are part of the content
        return difference is null && format != TraceFormat.V1 ? CompareTraceIds(verdict.TraceIds, read) : difference;
    }

    private static string? CompareStructures(AgentVerdict verdict, TracePayload read)
        => JsonDifference.Find(verdict.Structures, AgentStructures.OfTraces(DecodedJson.Of(read)));

    // The older decoder refuses more of v0.4 than the current one. Then links and events are all there is to compare with; where it finds
    // other ones, the current decoder counts.
    private static string? CompareOlder(AgentVerdict verdict, TracePayload read)
    {
        if (!verdict.IsAcceptedByOlder) return null;
        JsonElement ours = DecodedJson.Of(read);
        string? difference = JsonDifference.Find(verdict.Traces, ours);
        bool isOfStructures = difference is not null
            && (difference.Contains(".span_links", StringComparison.Ordinal)
                || difference.Contains(".span_events", StringComparison.Ordinal));
        return isOfStructures ? JsonDifference.Find(AgentStructures.Without(verdict.Traces), AgentStructures.Without(ours)) : difference;
    }

    // The lower halves are part of the content; the upper half is the same for all spans. Of v0.7 the agent leaves chunks without spans
    // out.
    private static string? CompareTraceIds(UInt128[] expected, TracePayload read)
    {
        TraceChunk[] chunks = [.. read.Chunks.Where(chunk => read.Format != TraceFormat.V07 || chunk.Spans.Count > 0)];
        if (chunks.Length != expected.Length) return $"{expected.Length} chunks, {chunks.Length} read";
        for (int i = 0; i < expected.Length; i++)
        {
            if (chunks[i].Spans.Count == 0) continue;
            ulong actual = chunks[i].Spans[0].TraceIdUpper;
            if (actual != (ulong)(expected[i] >> 64)) return $"trace id {expected[i]:x32} in chunk {i}, upper half {actual:x16} read";
        }

        return null;
    }
}
