using SpanPack.Serialization.Tests.Payloads;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.V07;

public sealed class PayloadFieldTests
{
    private static readonly TracePayloadHeader s_full = new()
    {
        ContainerId = "abc",
        LanguageName = "dotnet",
        LanguageVersion = "10.0.0",
        TracerVersion = "1.2.3",
        RuntimeId = "7b6f0c9e-3a55-4b0e-9c43-5d8f5f6f9a10",
        Environment = "prod",
        HostName = "hôte",
        AppVersion = "4.5",
        Attributes = new() { { "team", "cart" }, { "", "left out" }, { "none", (string?)null }, { "number", 7 } },
    };

    [Fact]
    public void Nothing_IsAnEmptyArrayOfChunks()
    {
        Node payload = PayloadBody.Decode(TraceFormat.V07, null);

        Assert.Equal(["chunks"], payload.Keys);
        Assert.Empty(payload["chunks"].Items);
    }

    [Fact]
    public void Header_IsWrittenWithoutWhatIsUnset()
    {
        Node payload =
            PayloadBody.Decode(TraceFormat.V07, new() { Header = s_full }, new TraceChunk(new Span()), new TraceChunk(new Span()));

        Assert.Equal(["container_id", "language_name", "language_version", "tracer_version", "runtime_id", "env", "hostname", "app_version",
            "tags", "chunks"],
            payload.Keys);
        Assert.Equal(["abc", "dotnet", "10.0.0", "1.2.3", s_full.RuntimeId!, "prod", "hôte", "4.5"],
            payload.Entries.Take(8).Select(static entry => entry.Value.Text));
        Assert.Equal(new SortedDictionary<string, string> { ["team"] = "cart", ["number"] = "7" },
            payload["tags"].ToDictionary(static node => node.Text));
        Assert.Equal(2, payload["chunks"].Items.Length);
    }

    [Fact]
    public void ProcessTags_AreATagOfThePayload_AndOfNoSpan()
    {
        var options = new TracePayloadWriterOptions { ProcessTags = new ProcessTags { ProcessTagList = "svc.user:true" } };
        Node payload = PayloadBody.Decode(TraceFormat.V07, options, new TraceChunk(new Span()));

        Assert.Equal("svc.user:true", payload["tags"]["_dd.tags.process"].Text);
        Assert.False(payload["chunks"][0]["spans"][0]["meta"].Has("_dd.tags.process"));
    }

    [Fact]
    public void ProcessTags_OfTheHeader_Win()
    {
        var header = new TracePayloadHeader { Attributes = new() { { TagNames.ProcessTags, "mine" } } };
        var options = new TracePayloadWriterOptions { Header = header, ProcessTags = new ProcessTags { ProcessTagList = "other" } };

        Assert.Equal("mine", PayloadBody.Decode(TraceFormat.V07, options)["tags"][TagNames.ProcessTags].Text);
    }
}
