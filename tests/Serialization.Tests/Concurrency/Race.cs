using SpanPack.Serialization.Tests.Models;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Concurrency;

/// <summary>Writes a chunk again and again while another thread changes it, and has both readers look at every result.</summary>
internal static class Race
{
    /// <param name="formatter">Writes on the thread of the test.</param>
    /// <param name="chunk">What both threads have.</param>
    /// <param name="writes">How often it is written.</param>
    /// <param name="change">One change, on the other thread, as often as there is time for.</param>
    /// <param name="check">Looks at each span that was written.</param>
    internal static void Run(SpanMessagePackFormatter formatter, TraceChunk chunk, int writes, Action<int> change, Action<SpanModel> check)
        => Run(writes, change, () => Check(formatter, chunk, check));

    /// <param name="times">How often the body is run, on the thread of the test.</param>
    /// <param name="change">One change, on the other thread, as often as there is time for.</param>
    /// <param name="body">Throws when it sees something wrong.</param>
    internal static void Run(int times, Action<int> change, Action body)
    {
        using var start = new Barrier(2);
        bool stop = false;
        Task setter = Task.Factory.StartNew(
            () =>
            {
                start.SignalAndWait();
                for (int i = 0; !Volatile.Read(ref stop); i++) change(i);
            },
            TaskCreationOptions.LongRunning);
        start.SignalAndWait();
        try
        {
            for (int i = 0; i < times; i++) body();
        }
        finally
        {
            Volatile.Write(ref stop, true);
            setter.GetAwaiter().GetResult();
        }
    }

    private static void Check(SpanMessagePackFormatter formatter, in TraceChunk chunk, Action<SpanModel> check)
    {
        byte[] bytes = Written.Chunk(formatter, chunk, isFirstOfPayload: true);
        Node[] decoded = PlainMessagePack.Decode(bytes).Items;
        SpanCollection read = Written.Read(bytes).Spans;
        Assert.Equal(chunk.Spans.Count, decoded.Length);
        for (int i = 0; i < decoded.Length; i++)
        {
            SpanModel model = ModelOfNode.Of(decoded[i]); // throws where a key occurs twice in a map
            Assert.Equal(model.ToString(), ModelOfSpan.Of(read[i]).ToString());
            check(model);
        }
    }
}
