using System.Globalization;
using System.Text.RegularExpressions;
using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

/// <summary><c>spanpack stats</c> of payloads that are written by hand, as no tracer of this repository writes them.</summary>
public class StatsByHandTests
{
    private const byte Nil = 0xc0;

    // Ruby sends text without an encoding as bin.
    [Theory]
    [InlineData(new byte[] { Nil }, 1)]
    [InlineData(new byte[] { 0xc4, 3, (byte)'o', (byte)'n', (byte)'e' }, 2)]
    public async Task EntriesOfATable_ThatAreNotStr_TakeAnIndexToo(byte[] entry, int headers)
    {
        byte[] table = [0x93, .. entry, 0xa2, .. "op"u8, 0xa4, .. "shop"u8];
        ToolResult run = await RunAsync("v0.5", [0x92, .. table, 0x91, 0x91, .. SpanV05(service: 2, name: 1, resource: 2)]);

        Assert.Equal((2, 2), TimesAndBytes(run, "shop"));
        Assert.Equal((1, 1), TimesAndBytes(run, "op"));
        Assert.Equal(6 + entry.Length - headers, Value(run, "values: text"));
        Assert.Equal(0, Value(run, "values: binary data"));
    }

    /// <summary>The agent reads a table and chunks, whatever the header says.</summary>
    [Theory]
    [InlineData(0x90)]
    [InlineData(0x91)]
    [InlineData(0x92)]
    [InlineData(0x93)]
    public async Task V05_HasTwoElements_WhateverItsHeaderSays(byte header)
    {
        ToolResult run = await RunAsync(
            "v0.5", [header, 0x92, 0xa0, 0xa4, .. "shop"u8, 0x91, 0x91, .. SpanV05(service: 1, name: 1, resource: 0)]);

        Assert.Equal((2, 2), TimesAndBytes(run, "shop"));
        Assert.Equal(4, Value(run, "values: indexes of strings"));
    }

    /// <summary>A text that is written in place takes no index when the table of the payload has it.</summary>
    [Fact]
    public async Task V1_FindsTextsOfItsTable_InPlace()
    {
        byte[] span = [0x83, 1, 0xa4, .. "shop"u8, 2, 0xa3, .. "new"u8, 3, 3];
        ToolResult run = await RunAsync("v1.0", [0x82, 1, 0x92, 0xa4, .. "shop"u8, 0xa2, .. "op"u8, 11, 0x91, 0x81, 4, 0x91, .. span]);

        Assert.Equal((1, 5), TimesAndBytes(run, "shop"));
        Assert.Equal((2, 1), TimesAndBytes(run, "new"));
    }

    private static byte[] SpanV05(byte service, byte name, byte resource)
        => [0x9c, service, name, resource, 7, 8, 0, 0, 0, 0, 0x80, 0x80, 0];

    private static async Task<ToolResult> RunAsync(string format, byte[] payload)
    {
        ToolResult run = await ToolCall.RunAsync(["stats", "-", "--from", format], payload);
        Assert.Equal((0, string.Empty), (run.ExitCode, run.Error));
        return run;
    }

    private static (long Times, long Bytes) TimesAndBytes(ToolResult run, string text)
    {
        Match row = Regex.Match(run.Output, $"^  {text} +([0-9]+) +([0-9]+)$", RegexOptions.Multiline);
        Assert.True(row.Success, $"no row '{text}' in {run.Output}");
        return (Number(row.Groups[1]), Number(row.Groups[2]));
    }

    private static long Value(ToolResult run, string name)
    {
        Match row = Regex.Match(run.Output, $"^  {name} +([0-9]+) ", RegexOptions.Multiline);
        Assert.True(row.Success, $"no row '{name}' in {run.Output}");
        return Number(row.Groups[1]);
    }

    private static long Number(Group digits) => long.Parse(digits.Value, CultureInfo.InvariantCulture);
}
