namespace SpanPack.DevAgent.Tests.Hosting;

/// <summary>What debuggers and logs show of a server and of what it received.</summary>
public sealed class TextTests
{
    [Fact]
    public async Task Server_SaysWhereItListens()
    {
        await using DevAgentServer server = await DevAgentServer.StartAsync();
        Assert.Equal($"http://127.0.0.1:{server.Url.Port}/ (0 requests)", server.ToString());
    }

    [Fact]
    public void Options_SayWhatMatters()
    {
        Assert.Equal("any port", new DevAgentOptions().ToString());
        Assert.Equal("port 8126, socket a.sock", new DevAgentOptions { Port = 8126, SocketPath = "a.sock" }.ToString());
        Assert.Equal("port 8126, port 4318 for OTLP", new DevAgentOptions { Port = 8126, OtlpPort = 4318 }.ToString());
        Assert.Equal("any port, any port for OTLP", new DevAgentOptions { OtlpPort = 0 }.ToString());
        Assert.Equal("any width", new WaterfallOptions().ToString());
        Assert.Equal("80 cells, with tags", new WaterfallOptions { Width = 80, ShowTags = true }.ToString());
    }

    [Fact]
    public void Saved_SayWhatTheyAre()
    {
        var saved = new SavedRequest
        {
            Method = "POST", Path = "/v0.4/traces", Headers = new Dictionary<string, IReadOnlyList<string>>(),
            BodyBytes = 3
        };
        Assert.Equal("POST /v0.4/traces (3 bytes)", saved.ToString());
        Assert.Equal("POST /v0.4/traces (3 bytes) 200", (saved with { Status = 200 }).ToString());

        DirectoryInfo folder = Directory.CreateTempSubdirectory();
        try
        {
            Assert.Equal($"{folder.FullName} (0 saved)", new ReceivedRequestFolder(folder.FullName).ToString());
        }
        finally
        {
            folder.Delete();
        }
    }
}
