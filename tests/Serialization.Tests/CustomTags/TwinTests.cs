using SpanPack.CompilerServices;

namespace SpanPack.Serialization.Tests.CustomTags;

/// <summary>A name that is a text and a number, as activities may have it, is one attribute of v1.0.</summary>
public sealed class TwinTests
{
    [Fact]
    public void ACopy_IsWrittenAsTheSpan()
    {
        var span = new Span { TraceId = 1, SpanId = 2, Name = "n" };
        SpanParts.AddText(span, "twin", "text");
        SpanParts.AddNumber(span, "twin", 1);

        Assert.Equal(Written(span), Written(span.Copy()));
    }

    private static byte[] Written(Span span)
    {
        using var writer = new TracePayloadWriter(TraceFormat.V1);
        Assert.True(writer.TryAppend(new TraceChunk(span)));
        return writer.Complete().ToArray();
    }
}
