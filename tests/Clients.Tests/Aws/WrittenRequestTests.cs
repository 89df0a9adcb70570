using System.Diagnostics;
using System.Text;
using System.Text.Json.Nodes;
using Amazon.Runtime.Internal;

namespace SpanPack.Clients.Tests.Aws;

/// <summary>
/// What is written into requests of services whose packages are not referenced: in the forms of their APIs.
/// </summary>
[Collection(OneAtATime.Name)]
public sealed class WrittenRequestTests : IDisposable
{
    private readonly Activity _activity = new Activity("work").Start();

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
        var request = new DefaultRequest(new SdkRequest(), "Amazon") { ContentStream = before };
        WrittenRequests.AddTrace(request, new AwsCall("SFN", "StartExecution"), _activity);

        Assert.False(before.CanRead);
        Assert.Null(request.Content);
        AssertTraced("{}", (string)JsonNode.Parse(request.ContentStream)!["input"]!);
    }

    [Theory]
    [InlineData("4111")]
    [InlineData("[1]")]
    [InlineData("{not json}")]
    [InlineData("""{"a":1,"a":2}""")]
    [InlineData("""{"\ud800":1}""")]
    [InlineData("")]
    public void OtherTexts_StayAsTheyAre(string message)
    {
        var body = new JsonObject { ["input"] = message, ["Data"] = message };

        Assert.Equal(body.ToJsonString(), Encoding.UTF8.GetString(Written("SFN", "StartExecution", body).Content));
        Assert.Equal(body.ToJsonString(), Encoding.UTF8.GetString(Written("Kinesis", "PutRecord", body).Content));
    }

    [Theory]
    [InlineData("{not json}")]
    [InlineData("""{"a":1,"a":2}""")]
    public void AnEventThatCannotBeRead_LeavesTheOthersTheirTrace(string broken)
    {
        var entries = new JsonArray(new JsonObject { ["Detail"] = broken }, new JsonObject { ["Detail"] = "{}" });
        JsonNode written = BodyOf(Written("EventBridge", "PutEvents", new JsonObject { ["Entries"] = entries }))["Entries"]!;

        Assert.Equal(broken, (string)written[0]!["Detail"]!);
        AssertTraced("{}", (string)written[1]!["Detail"]!);
    }

    /// <summary>Records end with a line for those who join them to files.</summary>
    [Theory]
    [InlineData("{\"card\":4}\n")]
    [InlineData(" {} \r\n")]
    public void BlanksAroundAnObject_Stay(string message)
    {
        string after = DataOf(Written("Kinesis", "PutRecord", RecordOf(Encoding.UTF8.GetBytes(message))));

        AssertTraced(message, after);
        int end = message.IndexOf('}', StringComparison.Ordinal);
        Assert.StartsWith(message[..end], after, StringComparison.Ordinal);
        Assert.EndsWith(message[end..], after, StringComparison.Ordinal);
    }

    [Fact]
    public void ARecordOfAnotherEncoding_StaysAsItIs()
    {
        byte[] message = Encoding.Latin1.GetBytes("""{"name":"Müller"}""");
        JsonObject before = RecordOf(message);

        Assert.Equal(before.ToJsonString(), Encoding.UTF8.GetString(Written("Kinesis", "PutRecord", before).Content));
    }

    /// <summary>A program may pass on what it has received, with the trace of the sender.</summary>
    [Theory]
    [InlineData("""{"_datadog":{"traceparent":"00-0000000000000000000000000000000a-000000000000000b-01"},"card":4}""", """{"card":4}""")]
    [InlineData("""{"card":4,"_datadog":"old"}""", """{"card":4}""")]
    public void AnOldTrace_IsReplaced(string message, string rest)
    {
        var entries = new JsonArray(new JsonObject { ["Detail"] = message }, new JsonObject { ["Detail"] = message });
        DefaultRequest events = Written("EventBridge", "PutEvents", new JsonObject { ["Entries"] = entries });
        string again = DataOf(Written("Kinesis", "PutRecord", RecordOf(Encoding.UTF8.GetBytes(message))));

        Assert.All(BodyOf(events)["Entries"]!.AsArray(), entry => AssertTraced(rest, (string)entry!["Detail"]!));
        AssertTraced(rest, again);
    }

    [Fact]
    public void AnOldAttributeOfSns_IsReplaced()
    {
        (string, string)[] attributes =
        [
            ("MessageAttributes.entry.1.Name", "_datadog"), ("MessageAttributes.entry.1.Value.DataType", "String"),
            ("MessageAttributes.entry.1.Value.StringValue", "{}"), ("MessageAttributes.entry.2.Name", "kind"),
        ];
        DefaultRequest request = Written("SNS", "Publish", null, attributes);

        AssertAttribute(request, "MessageAttributes.entry.1.");
        Assert.Equal(4, request.Parameters.Count);
        Assert.Equal("kind", request.Parameters["MessageAttributes.entry.2.Name"]);
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

    public void Dispose() => _activity.Dispose();

    private DefaultRequest Written(string service, string operation, JsonObject? body, params (string Name, string Text)[] parameters)
    {
        DefaultRequest request = SdkRequest.Make(body?.ToJsonString());
        foreach ((string name, string text) in parameters) request.Parameters[name] = text;
        WrittenRequests.AddTrace(request, new AwsCall(service, operation), _activity);
        return request;
    }

    private static JsonObject RecordOf(byte[] message) => new() { ["Data"] = Convert.ToBase64String(message) };

    private static string DataOf(DefaultRequest request)
        => Encoding.UTF8.GetString(Convert.FromBase64String((string)BodyOf(request)["Data"]!));

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
}
