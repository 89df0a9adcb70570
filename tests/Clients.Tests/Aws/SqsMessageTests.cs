using System.Diagnostics;
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
