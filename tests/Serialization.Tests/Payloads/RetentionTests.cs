using System.Runtime.CompilerServices;

namespace SpanPack.Serialization.Tests.Payloads;

/// <summary>What was written does not stay in memory: writers hold no string of a program once a payload is over.</summary>
public sealed class RetentionTests
{
    private const int SpanCount = 900;

    public static TheoryData<TraceFormat> Formats => [.. TraceFormats.All];

    [Theory]
    [MemberData(nameof(Formats))]
    public void AfterReset_NoStringIsKept(TraceFormat format)
    {
        using var writer = new TracePayloadWriter(format, new() { ProcessTags = new ProcessTags { Service = "shop" } });
        List<WeakReference> strings = Write(chunk => Assert.True(writer.TryAppend(chunk)));
        writer.Reset();
        Assert.Equal(0, CountAlive(strings));
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void ADetachedPayload_KeepsNoString(TraceFormat format)
    {
        using var writer = new TracePayloadWriter(format, new() { ProcessTags = new ProcessTags { Service = "shop" } });
        List<WeakReference> strings = Write(chunk => Assert.True(writer.TryAppend(chunk)));
        using DetachedPayload payload = writer.Detach();
        Assert.Equal(0, CountAlive(strings));
        Assert.Equal(2 * SpanCount, TracePayloadReader.Read(payload.Body, format).Chunks.Count);
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void WhileAPayloadIsOpen_StringsThatWereSeenOnceAreNotKept(TraceFormat format)
    {
        const int NamesOfOne = 4; // whose last value may be remembered
        using var writer = new TracePayloadWriter(format, new() { ProcessTags = new ProcessTags { Service = "shop" }, BlockBytes = 1000 });
        List<WeakReference> strings = WriteOnce(chunk => Assert.True(writer.TryAppend(chunk)));
        Assert.InRange(CountAlive(strings), 0, NamesOfOne);
        Assert.Equal(SpanCount, TracePayloadReader.Read(writer.Complete().Body, format).Chunks.Count);
    }

    [Fact]
    public void AfterAChunkThroughTheScratchOfTheThread_NoStringIsKept()
    {
        var output = new System.Buffers.ArrayBufferWriter<byte>();
        var formatter = new SpanMessagePackFormatter(new ProcessTags { Service = "shop" });
        Assert.Equal(0, CountAlive(Write(chunk => formatter.Write(output, chunk))));
        Assert.Equal(0, CountAlive(Write(chunk => _ = formatter.TryWrite(default, chunk, out _))));
    }

    // Strings that only these spans have, written on this thread: nothing on its stack refers to them afterwards.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static List<WeakReference> Write(Action<TraceChunk> write)
    {
        var strings = new List<WeakReference>();
        for (int i = 0; i < SpanCount; i++)
        {
            // Once in two the same objects again: what a writer remembers, it remembers at the second sight.
            var span = new Span
            {
                TraceId = 1, SpanId = (ulong)i
                + 1, Name = Text(strings, i), Resource = Text(strings, i),
                Tags = new WebServerTags { Url = Text(strings, i), Component = Text(strings, i) }
            };
            span.SetTag("custom", Text(strings, i));
            span.LastParentId = Text(strings, i);
            var tags = new TraceTags { ["_dd.p.x"] = Text(strings, i), ["y"] = Text(strings, i) };
            for (int twice = 0; twice < 2; twice++) write(new TraceChunk(span) { Origin = Text(strings, i), TraceTags = tags });
        }

        return strings;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static List<WeakReference> WriteOnce(Action<TraceChunk> write)
    {
        var strings = new List<WeakReference>();
        for (int i = 0; i < SpanCount; i++)
        {
            var span = new Span
            {
                TraceId = 1, SpanId = (ulong)i
                + 1, Name = Text(strings, i), Resource = Text(strings, i), Tags = new WebServerTags { Url = Text(strings, i) }
            };
            span.SetTag("custom", Text(strings, i));
            write(new TraceChunk(span));
        }

        return strings;
    }

    private static string Text(List<WeakReference> strings, int number)
    {
        string text = $"{number}, {strings.Count}: {new string('x', number % 150)}";
        strings.Add(new WeakReference(text));
        return text;
    }

    private static int CountAlive(List<WeakReference> strings)
    {
        for (int i = 0; i < 3; i++)
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }

        return strings.Count(static text => text.IsAlive);
    }
}
