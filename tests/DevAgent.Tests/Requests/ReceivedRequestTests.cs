namespace SpanPack.DevAgent.Tests;

public class ReceivedRequestTests : AgentTest
{
    private protected override DevAgentOptions Options => new() { MaxKeptBytes = 1_000_000 };

    [Fact]
    public async Task Payload_IsBuiltWhenItIsAskedFor()
    {
        using HttpResponseMessage response = await Client.PostTracesAsync(Payloads.OneSpan);
        ReceivedRequest request = Assert.Single(Server.Requests);

        Assert.Equal((true, 1, 1), (request.IsAccepted, request.ChunkCount, request.SpanCount));
        TracePayload payload = request.Payload!;
        Assert.Equal("svc", payload.Chunks[0].Spans[0].Service);
        Assert.Same(payload, request.Payload);
    }

    [Fact]
    public async Task RefusedPayload_IsNone()
    {
        using HttpResponseMessage response = await Client.PostTracesAsync(Payloads.CutShort);
        ReceivedRequest request = Assert.Single(Server.Requests);

        Assert.Equal((false, 0, 0, null), (request.IsAccepted, request.ChunkCount, request.SpanCount, request.Payload));
    }

    [Fact]
    public async Task PayloadThatIsTooMuchToBuild_IsAcceptedAndCounted()
    {
        using HttpResponseMessage response = await Client.PostTracesAsync(Hostile.EmptySpans(900_000), path: "v1.0/traces");
        ReceivedRequest request = Assert.Single(Server.Requests);

        Assert.Equal((200, true, 1, 900_000), (request.Status, request.IsAccepted, request.ChunkCount, request.SpanCount));
        Assert.True(Assert.Throws<TraceFormatException>(() => request.Payload).ExceedsBudget);
    }

    [Fact]
    public async Task KeptRequests_TakeNoMoreThanTheyMay()
    {
        var body = new byte[100_000];
        body[0] = 0x90;
        for (int i = 0; i < 30; i++) (await Client.PostTracesAsync(body)).Dispose();

        Assert.InRange(Server.Requests.Sum(static request => request.Body.Length), 500_000, 1_000_000);
        Assert.Equal(30, Server.Requests.Count + Server.DroppedRequestCount);
    }
}
