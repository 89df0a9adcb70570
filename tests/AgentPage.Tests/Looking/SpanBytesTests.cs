using System.Text.Json;

namespace SpanPack.AgentPage.Tests;

/// <summary>Where the bytes of a span are, in payloads that are accepted and that no tracer of this repository writes.</summary>
public sealed class SpanBytesTests
{
    private static readonly byte[] s_span = [0x82, 0xa8, .. "trace_id"u8, 1, 0xa7, .. "span_id"u8, 2];
    private static readonly byte[] s_indexedSpan = [0x9c, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0x80, 0x80, 0];

    /// <summary>The agent reads a table and chunks, whatever the header says.</summary>
    [Theory]
    [InlineData(0x90)]
    [InlineData(0x91)]
    [InlineData(0x92)]
    [InlineData(0x93)]
    public async Task V05_HasTwoElements_WhateverItsHeaderSays(byte header)
        => Assert.Equal(s_indexedSpan, await ReadAsync([header, 0x91, 0xa0, 0x91, 0x91, .. s_indexedSpan], TraceFormat.V05));

    /// <summary>The agent reads names as bin, too.</summary>
    [Fact]
    public async Task NamesOfV07_MayBeBin()
        => Assert.Equal(
            s_span,
            await ReadAsync([0x81, 0xc4, 6, .. "chunks"u8, 0x91, 0x81, 0xc4, 5, .. "spans"u8, 0x91, .. s_span], TraceFormat.V07));

    private static async Task<byte[]> ReadAsync(byte[] body, TraceFormat format)
    {
        await using RunningPage page = await RunningPage.StartAsync();
        await page.AddAsync(PagePayloads.Taken(body, format, []));
        JsonElement bytes = (await page.GetAsync("api/traces/0000000000000001/spans/1-0-0")).GetProperty("bytes");
        return body.AsSpan((int)bytes.Number("offset")!.Value, (int)bytes.Number("length")!.Value).ToArray();
    }
}
