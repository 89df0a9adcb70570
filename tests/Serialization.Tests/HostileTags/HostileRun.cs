using SpanPack.Serialization.Tests.Support;
using SpanPack.Serialization.Tests.TagClasses;

namespace SpanPack.Serialization.Tests.HostileTags;

/// <summary>
/// Writes objects of a hostile class in every format, beside others that must not suffer from them, and reads what was written.
/// </summary>
internal static class HostileRun
{
    private const int Objects = 40;
    private const int Rounds = 10;

    private static readonly HashSet<string> s_texts = ["own", "own other", "heap", "static", "neighbour"];

    /// <returns>Chunks that were written; the others cost an exception of their own.</returns>
    internal static int Run(string script)
    {
        Span[] spans = [.. Enumerable.Range(0, Objects).SelectMany(i => Pair(script, i))];
        int written = 0;
        for (int round = 0; round < Rounds; round++)
        {
            foreach (TraceFormat format in Enum.GetValues<TraceFormat>())
            {
                written += Write(format, spans, round % 2 == 0 ? null : Example.Process);
                foreach (Span span in spans.Where(static span => span.Tags is not LeafTags)) LookAt(span);
            }

            GC.Collect(2, GCCollectionMode.Forced, blocking: true, compacting: true); // what was beside an object is not any more
        }

        return written;
    }

    private static Span[] Pair(string script, int i)
    {
        Span hostile = Example.Root((ulong)(2 * i) + 1);
        hostile.Tags = HostileScripts.Create(script, i);
        Span good = Example.Root((ulong)(2 * i) + 2);
        good.Tags = new LeafTags { Text = "good", Middle3 = "good", Metric = i };
        return [hostile, good];
    }

    private static int Write(TraceFormat format, Span[] spans, ProcessTags? process)
    {
        using var payload = new TracePayloadWriter(format, WriterOptions.Of(process));
        var expected = new List<ulong>();
        for (int i = 0; i < spans.Length; i += 2)
        {
            try
            {
                if (!payload.TryAppend(new TraceChunk(spans[i..(i + 2)])))
                {
                    Check(payload, expected);
                    payload.Reset();
                    expected.Clear();
                    Assert.True(payload.TryAppend(new TraceChunk(spans[i..(i + 2)])));
                }

                expected.Add(spans[i].SpanId);
            }
            catch (NotSupportedException)
            {
                // Of the script. What was written before stays.
            }
        }

        return Check(payload, expected);
    }

    private static int Check(TracePayloadWriter payload, List<ulong> expected)
    {
        IReadOnlyList<TraceChunk> chunks = TracePayloadReader.Read(payload.Complete().AsMemory().Span, payload.Format).Chunks;
        Assert.Equal(expected, chunks.Select(static chunk => chunk.Spans[0].SpanId));
        foreach (TraceChunk chunk in chunks)
        {
            foreach (KeyValuePair<string, string> tag in chunk.Spans[0].EnumerateTags())
            {
                if (tag.Key.StartsWith("text.", StringComparison.Ordinal)) Assert.Contains(tag.Value, s_texts);
            }

            foreach (KeyValuePair<string, double> tag in chunk.Spans[0].EnumerateMetrics())
            {
                if (tag.Key.StartsWith("number.", StringComparison.Ordinal)) Assert.Contains(tag.Value, (double[])[-1, 1, 2, 3]);
            }

            Span good = chunk.Spans[1];
            Assert.Equal(("good", "good", (good.SpanId / 2.0) - 1),
                (good.GetTag("test.base"), good.GetTag("test.middle.3"), good.GetMetric("test.leaf.metric")));
        }

        return chunks.Count;
    }

    private static void LookAt(Span span)
    {
        try
        {
            foreach (KeyValuePair<string, string> tag in span.EnumerateTags()) Assert.Contains(tag.Value, s_texts);
            foreach (KeyValuePair<string, double> tag in span.EnumerateMetrics()) Assert.InRange(tag.Value, -1, 3);
            span.SetMetric("number.0.1", 1);
            if (span.GetTag("text.0.0") is { } text) Assert.Contains(text, s_texts);
        }
        catch (NotSupportedException)
        {
            // Of the script.
        }
    }
}
