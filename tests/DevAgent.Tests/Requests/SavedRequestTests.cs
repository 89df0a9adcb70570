namespace SpanPack.DevAgent.Tests;

public sealed class SavedRequestTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void Answer_MayBeMissing()
    {
        File.WriteAllText(_folder["1.headers.json"],
            """{"headers": {"Content-Type": "application/msgpack"}, "method": "PUT", "path": "/x"}""");
        SavedRequest request = SavedRequest.Read(_folder["1.headers.json"]);

        Assert.Equal(("PUT", "/x", null, null), (request.Method, request.Path, request.Status, request.Answer));
        Assert.Equal("application/msgpack", request.GetHeader("content-type"));
        Assert.Null(request.Format);
    }

    [Fact]
    public void Json_IsReadBackAsItWas()
    {
        var request = new SavedRequest
        {
            Method = "POST",
            Path = "/v1.0/traces",
            Headers = new Dictionary<string, IReadOnlyList<string>> { ["B"] = ["1"], ["A"] = ["é\"<", "2"] },
            BodyBytes = 7,
        };
        File.WriteAllBytes(_folder["1.headers.json"], request.ToJson());
        SavedRequest read = SavedRequest.Read(_folder["1.headers.json"]);

        Assert.Equal(request.ToJson(), read.ToJson());
        Assert.Equal(["é\"<", "2"], read.Headers["a"]);
        Assert.Null(read.Status);
    }

    [Theory]
    [InlineData("")]
    [InlineData("[]")]
    [InlineData("""{"method": "POST", "path": "/"}""")]
    [InlineData("""{"method": 1, "path": "/", "headers": {}}""")]
    [InlineData("""{"method": "POST", "path": "/", "headers": {"a": 1}}""")]
    [InlineData("""{"method": "POST", "path": "/", "headers": {}, "agent_response": {}}""")]
    [InlineData("""{"method": "POST", "path": "/", "headers": {}, "body_bytes": 1.5}""")]
    public void AnythingElse_IsRefusedWithTheNameOfTheFile(string json)
    {
        File.WriteAllText(_folder["1.headers.json"], json);

        FormatException problem = Assert.Throws<FormatException>(() => SavedRequest.Read(_folder["1.headers.json"]));
        Assert.Contains("1.headers.json", problem.Message, StringComparison.Ordinal);
    }
}
