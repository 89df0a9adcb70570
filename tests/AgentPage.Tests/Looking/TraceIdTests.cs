using System.Text.Json;

namespace SpanPack.AgentPage.Tests;

/// <summary>The trace id of a chunk whose spans have different upper halves in their tags is the one that the reader tells.</summary>
public sealed class TraceIdTests
{
    [Theory]
    [InlineData(TraceFormat.V04, "00000000000000cc")]
    [InlineData(TraceFormat.V07, "00000000000000aa")]
    public async Task OfAChunk_IsThatOfTheSpanThatDecides(TraceFormat format, string upper)
    {
        byte[] body = Payloads.Bytes(format, [Span(1, "00000000000000aa"), Span(2, "x"), Span(3, "00000000000000cc")]);
        UInt128 read = TracePayloadReader.Read(body, format).Chunks[0].Spans[0].TraceId;
        FilteredTrace facts = Assert.Single(ChunkFactsVisitor.Read(body, format)).Trace;
        await using RunningPage page = await RunningPage.StartAsync();
        await page.AddAsync(Payloads.Accepted(body, format));
        JsonElement listed = Assert.Single((await page.GetAsync("api/traces")).GetProperty("traces").EnumerateArray());

        Assert.Equal($"{upper}{7:x16}", $"{read:x32}");
        Assert.Equal($"{upper}{7:x16}", $"{facts.IdUpper:x16}{facts.Id:x16}");
        Assert.Equal($"{upper}{7:x16}", listed.GetProperty("id").GetString());
    }

    private static Span Span(ulong id, string upper) => Payloads.Span(7, id, id - 1, tags: ("_dd.p.tid", upper));
}
