using SpanPack.Serialization.Tests.Models;
using SpanPack.Serialization.Tests.Support;
using SpanPack.Serialization.Tests.TagClasses;

namespace SpanPack.Serialization.Tests.Concurrency;

/// <summary>
/// Typed tags that are replaced while a writer runs: a name is in the slots or among the tags set by name, never in both.
/// </summary>
public sealed class TagsReplacedTests
{
    private const int Writes = 20_000;

    public static TheoryData<TraceFormat> Formats => [.. Enum.GetValues<TraceFormat>()];

    [Theory]
    [MemberData(nameof(Formats))]
    public void AName_IsWrittenOnce(TraceFormat format)
    {
        Span span = Example.Root(1);
        using var payload = new TracePayloadWriter(format, TracePayloadWriterOptions.Verbatim);
        Race.Run(Writes, i => Replace(span, i), () =>
        {
            payload.Reset();
            Assert.True(payload.TryAppend(new TraceChunk(span)));
            TagFacts.Of(format, payload.Complete().AsMemory().Span);
        });
    }

    private static void Replace(Span span, int i)
    {
        switch (i % 4)
        {
            case 0:
                span.Tags = new LeafTags { Text = "slot", Middle3 = "slot", Metric = 1 };
                break;
            case 1:
                span.Tags = i % 8 < 4 ? null : new WebServerTags();
                break;
            default:
                span.SetTag("test.base", "name");
                span.SetTag("test.middle.3", "name");
                span.SetMetric("test.leaf.metric", 2);
                break;
        }
    }
}
