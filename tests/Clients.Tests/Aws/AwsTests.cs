using Amazon.DynamoDBv2;
using Amazon.DynamoDBv2.Model;
using Amazon.S3;
using Amazon.SQS;
using SpanPack.Clients.Tests.Support;
using NotFound = Amazon.DynamoDBv2.Model.ResourceNotFoundException;

namespace SpanPack.Clients.Tests.Aws;

/// <summary>Requests of the SDK of AWS to a stand-in for its services.</summary>
[Collection(OneAtATime.Name)]
public sealed class AwsTests
{
    private static readonly (string Name, string? Text) s_id = ("aws.requestId", AwsServer.RequestId);

    [Fact]
    public async Task RequestsOfSqs_AreSpansAsOfTheTracer()
    {
        await using AwsServer server = await AwsServer.StartAsync();
        using AmazonSQSClient client = AwsClients.Sqs(server);
        Span[] spans = await TracedHost.TraceAsync(
            async () =>
            {
                Assert.Equal(server.QueueUrl, (await client.CreateQueueAsync("cards")).QueueUrl);
                await client.SendMessageAsync(server.QueueUrl, TracedHost.Secret);
                await client.SendMessageBatchAsync(server.QueueUrl, [new("1", TracedHost.Secret), new("2", TracedHost.Secret)]);
                Assert.Equal(3, (await client.ReceiveMessageAsync(server.QueueUrl)).Messages.Count);
                await client.DeleteMessageAsync(server.QueueUrl, TracedHost.Secret);
            },
            TracedHost.TracerNames,
            StandIn.Untraced);

        string[] operations = ["CreateQueue", "SendMessage", "SendMessageBatch", "ReceiveMessage", "DeleteMessage"];
        int[] rows = [2, 0, 3, 1, 4];
        Assert.Equal(operations.Length, spans.Length);
        for (int i = 0; i < spans.Length; i++)
        {
            (string Name, string? Text)[] own =
            [
                s_id, ("aws.queue.name", "cards"), ("queuename", "cards"),
                ("aws.queue.url", server.QueueUrl), ("http.url", server.Url + "/"),
                ("peer.service", operations[i] == "ReceiveMessage" ? null : "cards"),
            ];
            spans[i].AssertLike("aws-sqs", rows[i], $"SQS.{operations[i]}", own);
            Assert.Null(spans[i].GetTag("messaging.system")); // for the agent's names alone
        }
    }

    [Fact]
    public async Task RequestsOfDynamoDb_AreSpansAsOfTheTracer()
    {
        await using AwsServer server = await AwsServer.StartAsync();
        using AmazonDynamoDBClient client = AwsClients.DynamoDb(server);
        var item = new Dictionary<string, AttributeValue> { ["number"] = new(TracedHost.Secret) };
        var put = new WriteRequest(new PutRequest(item));
        Span[] spans = await TracedHost.TraceAsync(
            async () =>
            {
                await client.PutItemAsync("cards", item);
                await client.GetItemAsync("cards", item);
                await client.BatchWriteItemAsync(new Dictionary<string, List<WriteRequest>> { ["cards"] = [put] });
                await client.BatchWriteItemAsync(new Dictionary<string, List<WriteRequest>> { ["cards"] = [put], ["orders"] = [put] });
            },
            TracedHost.TracerNames,
            StandIn.Untraced);

        (string, string?)[] own = [s_id, ("tablename", "cards"), ("peer.service", "cards"), ("http.url", server.Url + "/")];
        spans[0].AssertLike("aws-dynamodb", 0, "DynamoDB.PutItem cards", own);
        spans[1].AssertLike("aws-dynamodb", 1, "DynamoDB.GetItem cards", own);
        spans[2].AssertLike("aws-dynamodb", 2, "DynamoDB.BatchWriteItem cards", own);
        Assert.Equal(("DynamoDB.BatchWriteItem", null), (spans[3].Resource, spans[3].GetTag("tablename")));
    }

    [Fact]
    public async Task RequestsOfS3_AreSpansAsOfTheTracer()
    {
        await using AwsServer server = await AwsServer.StartAsync();
        using AmazonS3Client client = AwsClients.S3(server);
        Span[] spans = await TracedHost.TraceAsync(
            async () =>
            {
                await client.PutBucketAsync("cards");
                await client.PutObjectAsync(new() { BucketName = "cards", Key = "a/b.txt", ContentBody = TracedHost.Secret });
            },
            TracedHost.TracerNames,
            StandIn.Untraced);

        (string, string?)[] own = [s_id, ("bucketname", "cards"), ("peer.service", "cards")];
        spans[0].AssertLike("aws-s3", 1, "S3.PutBucket", [.. own, ("http.url", $"{server.Url}/cards/")]);
        spans[1].AssertLike("aws-s3", 0, "S3.PutObject", [.. own, ("objectkey", "a/b.txt"), ("http.url", $"{server.Url}/cards/a/b.txt")]);
        Assert.Equal(2, spans.Length);
    }

    [Fact]
    public async Task ARequestThatFails_IsAnError_WithItsStatus()
    {
        await using AwsServer server = await AwsServer.StartAsync();
        using AmazonDynamoDBClient client = AwsClients.DynamoDb(server);
        Span[] spans = await TracedHost.TraceAsync(
            () => Assert.ThrowsAsync<NotFound>(() => client.PutItemAsync("missing", new() { ["number"] = new(TracedHost.Secret) })),
            TracedHost.TracerNames,
            StandIn.Untraced);

        Span span = Assert.Single(spans);
        Assert.Equal((1, typeof(NotFound).FullName), (span.Error, span.GetTag("error.type")));
        Assert.Equal(("400", AwsServer.RequestId), (span.GetTag("http.status_code"), span.GetTag("aws.requestId")));
        Assert.Contains("there is no such table", span.GetTag("error.msg"), StringComparison.Ordinal);
        Assert.Contains("   at Amazon.", span.GetTag("error.stack"), StringComparison.Ordinal);
    }

    [Fact]
    public async Task WithAgentNames_SpansAreThoseOfAws_NotOfHttp()
    {
        await using AwsServer server = await AwsServer.StartAsync();
        using AmazonSQSClient client = AwsClients.Sqs(server);
        Span[] spans = await TracedHost.TraceAsync(() => client.SendMessageAsync(server.QueueUrl, TracedHost.Secret), StandIn.Untraced);

        Span span = Assert.Single(spans);
        Assert.Equal(("aws_sqs.send", "send cards", TracedHost.Service), (span.Name, span.Resource, span.Service));
    }

    [Fact]
    public async Task SynchronousRequests_AreSpansToo_WithTheirTraceInMessages()
    {
        await using AwsServer server = await AwsServer.StartAsync();
        using SynchronousSqs client = AwsClients.Synchronous(server);
        Span[] spans = await TracedHost.TraceAsync(
            () =>
            {
                client.Send(new(server.QueueUrl, TracedHost.Secret));
                Assert.ThrowsAny<AmazonSQSException>(() => client.Send(new(server.QueueUrl, "missing")));
                return Task.CompletedTask;
            },
            TracedHost.TracerNames,
            StandIn.Untraced);

        Assert.Equal(["SQS.SendMessage", "SQS.SendMessage"], spans.Select(static span => span.Resource));
        Assert.Equal([(0, "200"), (1, "400")], spans.Select(static span => (span.Error, span.GetTag("http.status_code"))));
        Assert.All(spans, static span => Assert.Equal("cards", span.GetTag("queuename")));
        Assert.All(server.Requests.Zip(spans), static pair => Assert.Contains($"{pair.Second.SpanId:x16}", pair.First.Body));
    }

    [Fact]
    public async Task RequestOfHttpClient_IsKept_WhereItIsAskedFor()
    {
        await using AwsServer server = await AwsServer.StartAsync();
        using AmazonSQSClient client = AwsClients.Sqs(server);
        Span[] spans = await TracedHost.CollectAsync(
            () => client.SendMessageAsync(server.QueueUrl, TracedHost.Secret),
            TracedHost.TracerNames,
            StandIn.Untraced,
            "Datadog:CollectsOuterOperations=true");

        Assert.Equal(["sqs.request", "http.request"], spans.Select(static span => span.Name));
        Assert.Equal(spans[0].SpanId, spans[1].ParentId);
    }
}
