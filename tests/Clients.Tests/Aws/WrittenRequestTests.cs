using System.Diagnostics;
using System.Text;
using System.Text.Json.Nodes;
using Amazon.Runtime;
using Amazon.Runtime.Internal;

namespace SpanPack.Clients.Tests.Aws;

/// <summary>
/// What is read from and written into requests of services whose packages are not referenced: in the forms of their APIs.
/// </summary>
[Collection(OneAtATime.Name)]
public sealed class WrittenRequestTests : IDisposable
{
    private readonly Activity _activity = new Activity("work").Start();

    [Theory]
    [InlineData("SFN", "StartExecution", """{"input":"{}","stateMachineArn":"a:b:Bill"}""", "aws.stepfunctions.state_machine", "a:b:Bill")]
    [InlineData("EventBridge", "PutEvents", """{"Entries":[{"A":["EventBusName"]},{"EventBusName":"a"}]}""", "aws.eventbridge.rule", "a")]
    [InlineData("Kinesis", "PutRecord", """{"Data":"e30=","StreamName":"cards"}""", "aws.kinesis.stream_name", "cards")]
    [InlineData("Kinesis", "GetRecords", """{"A":[1,{"StreamARN":"x"}],"StreamARN":"a:b/cards"}""", "aws.kinesis.stream_name", "a:b/cards")]
    [InlineData("DynamoDB", "BatchGetItem", """{"RequestItems":{"cards":{"Keys":[{}]}}}""", "aws.table_name", "cards")]
    [InlineData("DynamoDB", "BatchGetItem", """{"RequestItems":{"cards":{},"orders":{}}}""", "aws.table_name", null)]
    [InlineData("SQS", "ListQueues", "{}", "aws.sqs.queue.url", null)]
    [InlineData("SQS", "SendMessage", "QueueUrl=x", "aws.sqs.queue.url", null)]
    [InlineData("SQS", "SendMessage", """{"QueueUrl":"x""", "aws.sqs.queue.url", null)]
    [InlineData("Lambda", "Invoke", """{"QueueUrl":"x"}""", "aws.sqs.queue.url", null)]
    public void ThingOfARequest_IsATag(string service, string operation, string body, string tag, string? expected)
    {
        AwsRequestTags.AddWritten(_activity, new AwsCall(service, operation), Make(body));
        using Activity other = new Activity("streamed").Start();
        using var stream = new MemoryStream(Encoding.UTF8.GetBytes(body));
        var streamed = new DefaultRequest(new Request(), "Amazon") { ContentStream = stream };
        AwsRequestTags.AddWritten(other, new AwsCall(service, operation), streamed);

        Assert.Equal(expected, _activity.GetTagItem(tag));
        Assert.Equal(expected, other.GetTagItem(tag));
        Assert.Equal(0, stream.Position);
    }

    [Theory]
    [InlineData("{}")]
    [InlineData("""{"card": 4}""")]
    [InlineData(""" {"a":{"b":"}"}} """)]
    public void ObjectsOfJson_CarryTheTrace(string message)
    {
        DefaultRequest states = Written("SFN", "StartExecution", new JsonObject { ["input"] = message });
        var entries = new JsonArray(new JsonObject { ["Detail"] = message }, new JsonObject { ["Detail"] = message });
        DefaultRequest events = Written("EventBridge", "PutEvents", new JsonObject { ["Entries"] = entries });
        var data = new JsonArray(new JsonObject { ["Data"] = Convert.ToBase64String(Encoding.UTF8.GetBytes(message)) });
        DefaultRequest records = Written("Kinesis", "PutRecords", new JsonObject { ["Records"] = data });

        AssertTraced(message, (string)BodyOf(states)["input"]!);
        Assert.All(BodyOf(events)["Entries"]!.AsArray(), entry => AssertTraced(message, (string)entry!["Detail"]!));
        AssertTraced(message, Encoding.UTF8.GetString(Convert.FromBase64String((string)BodyOf(records)["Records"]![0]!["Data"]!)));
    }

    [Fact]
    public void ABodyThatIsAStream_StaysOne()
    {
        var before = new MemoryStream("""{"input":"{}"}"""u8.ToArray());
        var request = new DefaultRequest(new Request(), "Amazon") { ContentStream = before };
        WrittenRequests.AddTrace(request, new AwsCall("SFN", "StartExecution"), _activity);

        Assert.False(before.CanRead);
        Assert.Null(request.Content);
        AssertTraced("{}", (string)JsonNode.Parse(request.ContentStream)!["input"]!);
    }

    [Theory]
    [InlineData("4111")]
    [InlineData("[1]")]
    [InlineData("{not json}")]
    [InlineData("")]
    public void OtherTexts_StayAsTheyAre(string message)
    {
        var body = new JsonObject { ["input"] = message, ["Data"] = message };

        Assert.Equal(body.ToJsonString(), Encoding.UTF8.GetString(Written("SFN", "StartExecution", body).Content));
        Assert.Equal(body.ToJsonString(), Encoding.UTF8.GetString(Written("Kinesis", "PutRecord", body).Content));
    }

    [Fact]
    public void ATextThatWouldBeTooLong_StaysAsItIs()
    {
        string message = $$"""{"card":"{{new string('4', 256 * 1024 - 40)}}"}""";
        DefaultRequest request = Written("SFN", "StartExecution", new JsonObject { ["input"] = message });

        Assert.Equal(message, (string)BodyOf(request)["input"]!);
    }

    [Fact]
    public void MessagesOfSns_HaveAnAttribute()
    {
        DefaultRequest single = Written("SNS", "Publish", null, ("TopicArn", "t"), ("MessageAttributes.entry.1.Name", "kind"));
        const string Entry = "PublishBatchRequestEntries.member.";
        DefaultRequest batch = Written("SNS", "PublishBatch", null, ($"{Entry}1.Id", "a"), ($"{Entry}2.Id", "b"));
        (string, string)[] attributes = [.. Enumerable.Range(1, 10).Select(static i => ($"MessageAttributes.entry.{i}.Name", "x"))];
        DefaultRequest full = Written("SNS", "Publish", null, attributes);

        AssertAttribute(single, "MessageAttributes.entry.2.");
        AssertAttribute(batch, "PublishBatchRequestEntries.member.1.MessageAttributes.entry.1.");
        AssertAttribute(batch, "PublishBatchRequestEntries.member.2.MessageAttributes.entry.1.");
        Assert.Equal(10, full.Parameters.Count);
    }

    [Theory]
    [InlineData("https://cards.s3.eu-west-1.amazonaws.com/", null, "cards")]
    [InlineData("https://my.cards.s3-accelerate.amazonaws.com/", null, "my.cards")]
    [InlineData("https://s3.eu-west-1.amazonaws.com/", null, null)]
    [InlineData("https://s3.eu-west-1.amazonaws.com/cards", null, "cards")]
    [InlineData("http://localhost:4566/cards", "http://localhost:4566", "cards")]
    [InlineData("http://localhost:4566/", "http://localhost:4566", null)]
    [InlineData("http://cards.minio:9000/", "http://minio:9000", "cards")]
    [InlineData("http://minio:9000/store/cards", "http://minio:9000/store", "cards")]
    [InlineData("http://minio:9000/store/", "http://minio:9000/store", null)]
    public void Bucket_IsInTheHostOrThePath(string endpoint, string? service, string? expected)
        => Assert.Equal(expected, BucketAddress.Find(new Uri(endpoint), service));

    public void Dispose() => _activity.Dispose();

    private static DefaultRequest Make(string? body)
        => new(new Request(), "Amazon") { Content = body is null ? null : Encoding.UTF8.GetBytes(body) };

    private DefaultRequest Written(string service, string operation, JsonObject? body, params (string Name, string Text)[] parameters)
    {
        DefaultRequest request = Make(body?.ToJsonString());
        foreach ((string name, string text) in parameters) request.Parameters[name] = text;
        WrittenRequests.AddTrace(request, new AwsCall(service, operation), _activity);
        return request;
    }

    private static JsonNode BodyOf(DefaultRequest request) => JsonNode.Parse(request.Content)!;

    private void AssertTraced(string before, string after)
    {
        JsonObject message = JsonNode.Parse(after)!.AsObject();
        Assert.True(message.Remove("_datadog", out JsonNode? trace));
        AssertOwn(trace!);
        Assert.Equal(JsonNode.Parse(before)!.ToJsonString(), message.ToJsonString());
    }

    private void AssertAttribute(DefaultRequest request, string entry)
    {
        Assert.Equal(("_datadog", "Binary"), (request.Parameters[entry + "Name"], request.Parameters[entry + "Value.DataType"]));
        AssertOwn(JsonNode.Parse(Convert.FromBase64String(request.Parameters[entry + "Value.BinaryValue"]))!);
    }

    private void AssertOwn(JsonNode trace)
        => Assert.Contains(_activity.SpanId.ToHexString(), (string)trace["traceparent"]!, StringComparison.Ordinal);

    private sealed class Request : AmazonWebServiceRequest;
}
