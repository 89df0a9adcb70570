using System.Globalization;
using System.Text.RegularExpressions;
using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

/// <summary><c>spanpack stats</c>.</summary>
public class StatsTests
{
    private static readonly string[] s_uses =
        ["headers", "keys", "values: text", "values: indexes of strings", "values: numbers", "values: binary data"];

    [Fact]
    public async Task Uses_AddUpToTheBody()
    {
        ToolResult run = await ToolCall.RunAsync("stats", Vectors.Chain60);

        Assert.Equal(0, run.ExitCode);
        Assert.StartsWith($"{Vectors.Chain60}: v0.4, 1 chunk, 60 spans, 15,566 bytes, 259 bytes a span\n", run.Output,
            StringComparison.Ordinal);
        long sum = Value(run, "headers") + Value(run, "keys") + Value(run, "values: text") + Value(run, "values: numbers");
        Assert.Equal(15_566, sum);
        Assert.Equal(15_566, Value(run, "all"));
    }

    // A chunk of one span: an unknown field and one tag.
    [Fact]
    public async Task Categories_AreCountedByHand()
    {
        byte[] body = [0x91, 0x91, 0x82, 0xa1, .. "a"u8, 0xa2, .. "bb"u8, 0xa4, .. "meta"u8, 0x81, 0xa1, .. "a"u8, 0xa1, .. "a"u8];

        ToolResult run = await ToolCall.RunAsync(["stats", "-", "--from", "v0.4"], body);

        Assert.Equal(0, run.ExitCode);
        Assert.Equal(9, Value(run, "headers"));
        Assert.Equal(6, Value(run, "keys"));
        Assert.Equal(3, Value(run, "values: text"));
        Assert.Equal(0, Value(run, "values: numbers"));
        Assert.Equal(4, Value(run, "of these, repeated strings"));
        Assert.Equal(3, Value(run, "a"));
    }

    /// <summary>Each element is counted once, also those of tables, links, events and attributes within attributes.</summary>
    [Fact]
    public async Task UsesOfEveryRecordedPayload_AddUpToItsBody()
    {
        var formats = new HashSet<string>();
        foreach (string path in Vectors.Decoded.Select(Vectors.BodyOf))
        {
            ToolResult run = await ToolCall.RunAsync("stats", path);
            if (run.ExitCode != 0) continue; // refused by the agent too
            formats.Add(run.Output[(path.Length + 2)..run.Output.IndexOf(',', path.Length)]);
            long sum = s_uses.Sum(name => Value(run, name));
            Assert.Equal((path, new FileInfo(path).Length), (path, sum));
        }

        Assert.Equal(["v0.4", "v0.5", "v0.7", "v1.0"], formats.Order());
    }

    [Fact]
    public async Task Sizes_AreThoseOfEachFormat()
    {
        ToolResult run = await ToolCall.RunAsync("stats", Vectors.Chain60);

        long v04 = Value(run, "v0.4");
        Assert.InRange(v04, 15_000, 17_000);
        Assert.InRange(Value(run, "v0.7"), v04, v04 + 100);
    }

    private static long Value(ToolResult run, string name)
    {
        Match match = Regex.Match(run.Output, $@"^  {Regex.Escape(name)} +([0-9,]+) ", RegexOptions.Multiline);
        Assert.True(match.Success, $"no line '{name}' in {run.Output}");
        return long.Parse(match.Groups[1].Value, NumberStyles.AllowThousands, CultureInfo.InvariantCulture);
    }
}
