namespace SpanPack.DevAgent.Tests;

public sealed class ReceivedRequestFolderTests : AgentTest, IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public async Task Request_IsSavedWithHowItWasSentAndAnswered()
    {
        using HttpResponseMessage response = await Client.PostTracesAsync(Payloads.OneSpan, headers: ("X-Datadog-Trace-Count", "1"));
        string? path = new ReceivedRequestFolder(_folder.Path).Save(Server.Requests[0]);

        Assert.Equal(_folder["1.v0.4.msgpack"], path);
        Assert.Equal(["1.headers.json", "1.v0.4.msgpack"], _folder.FileNames);
        Assert.Equal(Payloads.OneSpan, await File.ReadAllBytesAsync(path!));
        SavedRequest saved = SavedRequest.Read(_folder["1.headers.json"]);
        Assert.Equal(("POST", "/v0.4/traces", Payloads.OneSpan.Length, 200),
            (saved.Method, saved.Path, (int)saved.BodyBytes, saved.Status));
        Assert.Equal(await response.TextAsync(), saved.Answer);
        Assert.Equal("1", saved.GetHeader("x-datadog-trace-count"));
        Assert.Equal(TraceFormat.V04, saved.Format);
    }

    [Fact]
    public async Task SpansOfOpenTelemetry_AreSavedAsATracerWouldSendThem()
    {
        byte[] body = await File.ReadAllBytesAsync(Vectors.Path("otlp/node-sdk.json"));
        using HttpResponseMessage response = await Client.PostTracesAsync(body, "application/json", path: "v1/traces");
        string path = new ReceivedRequestFolder(_folder.Path).Save(Server.Requests[0])!;

        byte[] payload = await File.ReadAllBytesAsync(path);
        SavedRequest saved = SavedRequest.Read(_folder["1.headers.json"]);
        Assert.Equal((_folder["1.v0.4.msgpack"], 3), (path, TracePayloadReader.Read(payload, TraceFormat.V04).SpanCount));
        Assert.Equal(("POST", "/v0.4/traces", payload.Length, 200), (saved.Method, saved.Path, (int)saved.BodyBytes, saved.Status));
        Assert.Equal(("application/msgpack", "1"), (saved.GetHeader("content-type"), saved.GetHeader("x-datadog-trace-count")));
        await Client.PostTracesAsync(payload, saved.GetHeader("content-type")!, path: saved.Path[1..]);
        Assert.True(Server.Requests[1].IsAccepted, Server.Requests[1].Refusal);
    }

    [Fact]
    public async Task RefusedBody_IsSavedToo()
    {
        await Client.PostTracesAsync(Payloads.CutShort);
        string path = new ReceivedRequestFolder(_folder.Path).Save(Server.Requests[0])!;

        Assert.Equal(Payloads.CutShort, await File.ReadAllBytesAsync(path));
        Assert.Equal(400, SavedRequest.Read(_folder["1.headers.json"]).Status);
    }

    [Fact]
    public async Task OtherPathsEmptyBodiesAndPartsOfBodies_AreNotSaved()
    {
        await Client.GetAsync("info");
        await Client.PostTracesAsync([]);
        ReceivedRequest[] requests = [.. Server.Requests, Request(Payloads.OneSpan, isComplete: false)];
        var folder = new ReceivedRequestFolder(_folder.Path);

        Assert.All(requests, request => Assert.Null(folder.Save(request)));
        Assert.Empty(_folder.FileNames);
        Assert.Equal(0, folder.Count);
    }

    [Theory]
    [InlineData("7.v0.4.msgpack")]
    [InlineData("7.headers.json")]
    [InlineData("7.v1.0.msgpack")]
    public void Numbers_GoOnFromThoseThatAreThere(string name)
    {
        File.WriteAllText(_folder[name], string.Empty);
        File.WriteAllText(_folder["readme.msgpack"], string.Empty);

        Assert.Equal(_folder["8.v0.4.msgpack"], new ReceivedRequestFolder(_folder.Path).Save(Request(Payloads.OneSpan)));
    }

    [Fact]
    public void TwoAtOnce_ShareTheNumbers()
    {
        ReceivedRequestFolder[] folders = [new(_folder.Path), new(_folder.Path)];
        Parallel.ForEach(folders, static folder =>
        {
            for (int i = 0; i < 50; i++) folder.Save(Request(Payloads.OneSpan));
        });

        Assert.Equal(200, _folder.FileNames.Length);
        Assert.All(Enumerable.Range(1, 100),
            number => Assert.True(File.Exists(_folder[$"{number}.headers.json"]) && File.Exists(_folder[$"{number}.v0.4.msgpack"])));
    }

    [Fact]
    public void WhatCannotBeFinished_LeavesNothing()
    {
        var folder = new ReceivedRequestFolder(_folder.Path);
        Directory.CreateDirectory(_folder["1.v0.4.msgpack"]);

        Assert.ThrowsAny<IOException>(() => folder.Save(Request(Payloads.OneSpan)));
        Assert.Equal(["1.v0.4.msgpack"], _folder.FileNames);
    }

    [Fact]
    public void FilesOfRequests_TakeNoMoreThanTheyMay()
    {
        File.WriteAllBytes(_folder["3.v0.4.msgpack"], new byte[1000]);
        File.WriteAllBytes(_folder["notes.txt"], new byte[5000]);
        var folder = new ReceivedRequestFolder(_folder.Path, maxBytes: 3000);
        Assert.Equal((1000, false), (folder.TotalBytes, folder.IsFull));
        Assert.NotNull(folder.Save(Request(new byte[1500])));
        long total = folder.TotalBytes;
        Assert.Null(folder.Save(Request(new byte[1500])));
        Assert.Null(folder.Save(Request(Payloads.OneSpan))); // none from then on

        Assert.Equal((total, true, 1), (folder.TotalBytes, folder.IsFull, folder.Count));
        Assert.Equal(total + 5000, _folder.FileNames.Sum(name => new FileInfo(_folder[name]).Length));
    }

    private static ReceivedRequest Request(byte[] body, bool isComplete = true) => new()
    {
        Method = "POST",
        Path = "/v0.4/traces",
        Headers = new Dictionary<string, IReadOnlyList<string>>(),
        Body = body,
        IsBodyComplete = isComplete,
        Status = 200,
        Answer = "{}",
    };
}
