using System.Text.Json;
using System.Text.Json.Nodes;
using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

/// <summary><c>spanpack dump --output json</c> against what the agent's own decoders read.</summary>
public class DumpJsonTests
{
    // One run for all: the line of each is what a run of its own would print.
    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public async Task Json_IsWhatTheAgentReads(bool isAccepted)
    {
        using var folder = new TestFolder();
        var expected = new List<JsonObject>();
        foreach (string path in Vectors.Decoded)
        {
            JsonObject reading = JsonNode.Parse(await File.ReadAllBytesAsync(path))!.AsObject();
            if ((reading.ContainsKey("traces") || reading.ContainsKey("payload")) != isAccepted) continue;
            reading.Remove("decoders");
            WriteTimesAsText(reading);
            expected.Add(reading);
            folder.Write($"{expected.Count}.{reading["version"]!.GetValue<string>()}.msgpack",
                await File.ReadAllBytesAsync(Vectors.BodyOf(path)));
        }

        ToolResult run = await ToolCall.RunAsync("dump", folder.Path, "--output", "json", "--full");

        Assert.Equal(isAccepted ? 0 : 1, run.ExitCode);
        JsonObject[] actual = [.. run.Output.TrimEnd('\n').Split('\n').Select(static line => JsonNode.Parse(line)!.AsObject())];
        Assert.NotEmpty(expected);
        Assert.Equal(expected.Count, actual.Length);
        foreach ((JsonObject wanted, JsonObject found) in expected.Zip(actual))
        {
            string file = found["file"]!.GetValue<string>();
            found.Remove("file");
            Assert.Equal(isAccepted, !found.ContainsKey("refused"));
            if (isAccepted) JsonEqual.Assert(Element(wanted), Element(found), file);
        }
    }

    // Doubles of programs that read JSON do not hold nanoseconds since 1970.
    private static void WriteTimesAsText(JsonNode? node)
    {
        if (node is JsonArray array)
        {
            foreach (JsonNode? item in array) WriteTimesAsText(item);
        }
        else if (node is JsonObject members)
        {
            foreach ((string name, JsonNode? value) in members.ToArray())
            {
                if (name is "start" or "duration" && value?.GetValueKind() == JsonValueKind.Number) members[name] = value.ToJsonString();
                else WriteTimesAsText(value);
            }
        }
    }

    private static JsonElement Element(JsonNode node) => JsonSerializer.SerializeToElement(node);

    [Fact]
    public async Task RefusedPayload_EndsWellFormedWithTheReason()
    {
        using var folder = new TestFolder();
        string cut = folder.Write("cut.msgpack", File.ReadAllBytes(Vectors.Chain60).AsSpan(0, 2000));

        ToolResult run = await ToolCall.RunAsync("dump", cut, "--output", "json", "--from", "v0.4");

        Assert.Equal(1, run.ExitCode);
        run.AssertOneErrorLine("refused at offset");
    }

    [Fact]
    public async Task Folder_GivesALineWithItsFileForEachPayload()
    {
        using var folder = new TestFolder();
        byte[] body = File.ReadAllBytes(Vectors.FewTags);
        folder.Write("2.v0.4.msgpack", body);
        folder.Write("10.v0.4.msgpack", File.ReadAllBytes(Vectors.Chain60));
        folder.Write("notes.txt", body);

        ToolResult run = await ToolCall.RunAsync("dump", folder.Path, "--output", "json");

        Assert.Equal(0, run.ExitCode);
        string[] lines = run.Output.TrimEnd('\n').Split('\n');
        Assert.Equal([1, 60], lines.Select(static line => JsonNode.Parse(line)!["traces"]![0]!.AsArray().Count));
        Assert.Equal(["2.v0.4.msgpack", "10.v0.4.msgpack"],
            lines.Select(line => Path.GetRelativePath(folder.Path, JsonNode.Parse(line)!["file"]!.GetValue<string>())));
    }

    [Fact]
    public async Task InvisibleCharacters_AreEscapedAndNothingElse()
    {
        const string Invisible =
            "\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff\u00ad\u061c\U000e0001\u2028";
        const string Visible = "<a href='x'>&+` é 漢字 😀";
        var span =
            new Span { TraceId = 1, SpanId = 1, Service = "s" + Invisible, Name = Visible, Resource = Visible + Invisible + Visible };
        span.SetTag("k" + Invisible, Invisible);
        using var writer = new TracePayloadWriter(TraceFormat.V04, TracePayloadWriterOptions.Verbatim);
        Assert.True(writer.TryAppend(new TraceChunk(span)));
        using var folder = new TestFolder();
        ToolResult run = await ToolCall.RunAsync("dump", folder.Write("x", writer.Complete().ToArray()), "-o", "json", "--from", "v0.4");

        Assert.DoesNotContain(run.Output.EnumerateRunes(),
            static rune => System.Text.Rune.GetUnicodeCategory(rune) is System.Globalization.UnicodeCategory.Format
            or System.Globalization.UnicodeCategory.LineSeparator);
        Assert.Contains("\\u200b\\u200c", run.Output, StringComparison.Ordinal);
        Assert.Contains("\\udb40\\udc01", run.Output, StringComparison.Ordinal);
        Assert.Contains("<a href='x'>&+` é 漢字", run.Output, StringComparison.Ordinal);
        JsonNode read = JsonNode.Parse(run.Output)!["traces"]![0]![0]!;
        Assert.Equal((span.Service, Visible, span.Resource), ((string?)read["service"], (string?)read["name"], (string?)read["resource"]));
        Assert.Equal(Invisible, (string?)read["meta"]!["k" + Invisible]);
    }

    [Fact]
    public async Task FolderOfOne_IsALineToo()
    {
        using var folder = new TestFolder();
        string file = folder.Write("1.v0.4.msgpack", File.ReadAllBytes(Vectors.FewTags));

        ToolResult run = await ToolCall.RunAsync("dump", folder.Path, "--output", "json");

        Assert.Equal(file, JsonNode.Parse(Assert.Single(run.Output.TrimEnd('\n').Split('\n')))!["file"]!.GetValue<string>());
    }
}
