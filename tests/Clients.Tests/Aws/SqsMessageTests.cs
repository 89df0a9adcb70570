using System.Diagnostics;
using System.Text;
using System.Text.Json.Nodes;
using Amazon.SQS;
using Amazon.SQS.Model;
using SpanPack.Clients.Tests.Support;

namespace SpanPack.Clients.Tests.Aws;

/// <summary>Traces in messages of SQS, whose checksums the SDK compares.</summary>
[Collection(OneAtATime.Name)]
public sealed class SqsMessageTests
{
    [Fact]
    public async Task MessagesCarryTheirTrace_AndRequestsOfTheProgramStay()
    {
        await using AwsServer server = await AwsServer.StartAsync();
        using AmazonSQSClient client = AwsClients.Sqs(server);
        var attributes = new Dictionary<string, MessageAttributeValue> { ["kind"] = new() { DataType = "String", StringValue = "card" } };
        var request = new SendMessageRequest(server.QueueUrl, "first") { MessageAttributes = attributes };
        var batch = new SendMessageBatchRequest(server.QueueUrl, [new("1", "second"), new("2", "third")]);
        var receive = new ReceiveMessageRequest(server.QueueUrl);
        List<Message> received = [];
        await using TracedProgram program = await TracedProgram.StartAsync();
        using (TracedProgram.Begin("sell"))
        {
            await client.SendMessageAsync(request);
            await client.SendMessageBatchAsync(batch);
        }

        received.AddRange((await client.ReceiveMessageAsync(receive)).Messages);
        using (received[0].StartActivity(server.QueueUrl)) Assert.Equal("process cards", Activity.Current!.DisplayName);
        using (received.StartBatchActivity(server.QueueUrl)) Assert.Equal("process cards", Activity.Current!.DisplayName);
        Span[] spans = await program.EndAsync();

        Assert.Equal(["kind"], request.MessageAttributes.Keys);
        Assert.All(batch.Entries, static entry => Assert.Null(entry.MessageAttributes));
        Assert.Null(receive.MessageAttributeNames);
        Assert.Equal(["first", "second", "third"], received.Select(static message => message.Body));
        Assert.All(received, static message => Assert.Equal(["_datadog"], message.MessageAttributes.Keys));
        Span[] sent = [.. spans.Where(static span => span.Resource == "send cards")];
        Span[] processed = [.. spans.Where(static span => span.Resource == "process cards")];
        Assert.Equal((sent[0].TraceId, sent[0].SpanId), (processed[0].TraceId, processed[0].ParentId));
        Assert.Equal(sent.Select(static span => span.SpanId), processed[1].Links.ToArray().Select(static link => link.SpanId));
    }

    [Fact]
    public async Task AMessageWithTenAttributes_GoesWithoutATrace()
    {
        await using AwsServer server = await AwsServer.StartAsync();
        using AmazonSQSClient client = AwsClients.Sqs(server);
        var value = new MessageAttributeValue { DataType = "String", StringValue = "x" };
        Dictionary<string, MessageAttributeValue> full = Enumerable.Range(0, 10).ToDictionary(static i => $"a{i}", _ => value);
        var request = new SendMessageRequest(server.QueueUrl, "text") { MessageAttributes = full };
        await TracedHost.TraceAsync(() => client.SendMessageAsync(request), StandIn.Untraced);

        JsonObject sent = JsonNode.Parse(Assert.Single(server.Requests).Body)!["MessageAttributes"]!.AsObject();
        Assert.Equal(full.Keys.Order(), sent.Select(static one => one.Key).Order());
    }

    /// <summary>SNS passes its attribute on as bytes; both forms come from anyone who may send.</summary>
    [Theory]
    [InlineData("""{"traceparent":"00-0000000000000000000000000000000a-000000000000000b-01"}""", 11)]
    [InlineData("""{"traceparent":"00-0000000000000000000000000000000a-00000000""")]
    [InlineData("""{"traceparent":"\ud800"}""")]
    [InlineData("""{"\ud800":"","traceparent":"00"}""")]
    [InlineData("""{"traceparent":"00","traceparent":"01"}""")]
    [InlineData("""{"traceparent":7}""")]
    [InlineData("[1]")]
    [InlineData("null")]
    [InlineData("")]
    public async Task AnyAttribute_AsTextOrBytes_ContinuesATraceOrNone(string trace, ulong parent = 0)
    {
        using var bytes = new MemoryStream(Encoding.UTF8.GetBytes(trace));
        MessageAttributeValue[] forms = [new() { StringValue = trace }, new() { BinaryValue = bytes }];
        await using TracedProgram program = await TracedProgram.StartAsync();
        Activity.Current = null;
        foreach (MessageAttributeValue form in forms)
        {
            var message = new Message { MessageAttributes = new() { ["_datadog"] = form } };
            message.StartActivity()!.Dispose();
            new[] { message }.StartBatchActivity()!.Dispose();
        }

        Span[] spans = await program.EndAsync();
        ulong[] parents = [.. spans.Select(static span => span.ParentId)];
        ulong[][] links = [.. spans.Select(static span => span.Links.ToArray().Select(static link => link.SpanId).ToArray())];
        Assert.Equal([parent, 0, parent, 0], parents);
        Assert.Equal(parent == 0 ? [[], [], [], []] : [[], [parent], [], [parent]], links);
    }

    [Theory]
    [InlineData("""{"traceparent":"00-0000000000000000000000000000000a-000000000000000b-01","tracestate":"dd=s:2,a=1"}""", "dd=s:2,a=1")]
    [InlineData("""{"x-datadog-trace-id":"10","x-datadog-parent-id":"11","x-datadog-sampling-priority":"2"}""", null)]
    public async Task WhereTracesBeginAnew_BothLinkToTheOneThatTheyLeave(string trace, string? state)
    {
        var message = new Message { MessageAttributes = new() { ["_datadog"] = new() { StringValue = trace } } };
        await using TracedProgram program = await TracedProgram.StartAsync(settings: "DD_TRACE_PROPAGATION_BEHAVIOR_EXTRACT=restart");
        Activity.Current = null;
        message.StartActivity()!.Dispose();
        new[] { message, message }.StartBatchActivity()!.Dispose();

        Span[] spans = await program.EndAsync();
        Assert.All(spans, static span => Assert.Equal(0UL, span.ParentId));
        (UInt128, ulong, string?)[] links =
            [.. spans.Select(static span => Assert.Single(span.Links.ToArray()))
                .Select(static link => (link.TraceId, link.SpanId, link.TraceState))];
        Assert.Equal([(10, 11, state), (10, 11, state)], links);
    }

    [Fact]
    public async Task WithoutAListener_RequestsAreAsTheProgramMadeThem()
    {
        await using AwsServer server = await AwsServer.StartAsync();
        using AmazonSQSClient client = AwsClients.Sqs(server);
        Activity.Current = null;
        await client.SendMessageAsync(server.QueueUrl, "text");

        Assert.DoesNotContain("_datadog", Assert.Single(server.Requests).Body, StringComparison.Ordinal);
    }
}
