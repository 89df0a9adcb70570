using SpanPack.Serialization.Tests.Models;
using SpanPack.Serialization.Tests.Support;
using SpanPack.Serialization.Tests.TagClasses;

namespace SpanPack.Serialization.Tests.Concurrency;

/// <summary>
/// A buffer remembers a span with the bytes that it wrote, while another thread changes the span: the bytes must be those of the strings
/// that it takes for the span's.
/// </summary>
public sealed class RememberedSpanTests
{
    private const int Rounds = 2_000;

    private static readonly string[] s_texts = [new('a', 5), new('b', 20)];

    private static readonly Dictionary<string, Action<Span, string>> s_changes = new()
    {
        ["resource"] = static (span, text) => span.Resource = text,
        ["typed tag"] = static (span, text) => ((LeafTags)span.Tags!).Text = text,
        ["custom tag"] = static (span, text) => span.SetTag("custom.2", text),
    };

    public static TheoryData<string> Changes { get; } = new(s_changes.Keys);

    [Theory]
    [MemberData(nameof(Changes))]
    public void SpanThatChangesMeanwhile_IsRememberedAsItWasWritten(string change)
    {
        Action<Span, string> set = s_changes[change];
        Span racing = Create(set, s_texts[0]);
        Span[] quiet = [Create(set, s_texts[0]), Create(set, s_texts[1])];
        string[] expected = Array.ConvertAll(quiet, static span => Write(new PayloadBuffer(), span));
        Race.Run(
            Rounds,
            i => set(racing, s_texts[i % 2]),
            () =>
            {
                using var buffer = new PayloadBuffer(); // an empty memory takes the first span
                Write(buffer, racing);
                Assert.Equal(expected, Array.ConvertAll(quiet, span => Write(buffer, span)));
            });
    }

    private static Span Create(Action<Span, string> set, string text)
    {
        Span span = Example.Root(1);
        span.Tags = new LeafTags();
        span.SetTag("custom.1", "custom");
        set(span, text);
        return span;
    }

    private static string Write(PayloadBuffer buffer, Span span)
        => ModelOfNode.Of(PlainMessagePack.Decode(Written.Chunk(SpanMessagePackFormatter.Verbatim, buffer,
            new TraceChunk(span))).Items.Single())
            .ToString();
}
