using System.Diagnostics;
using System.Text;
using Amazon.Runtime.Internal;

namespace SpanPack.Clients.Tests.Aws;

/// <summary>Tags from requests, also of services whose packages are not referenced; requests have the forms of their APIs.</summary>
[Collection(OneAtATime.Name)]
public sealed class RequestTagTests : IDisposable
{
    private readonly Activity _activity = new Activity("work").Start();

    [Theory]
    [InlineData("SFN", "StartExecution", """{"input":"{}","stateMachineArn":"a:b:Bill"}""", "aws.stepfunctions.state_machine", "a:b:Bill")]
    [InlineData("EventBridge", "PutEvents", """{"Entries":[{"A":["EventBusName"]},{"EventBusName":"a"}]}""", "aws.eventbridge.rule", "a")]
    [InlineData("Kinesis", "PutRecord", """{"Data":"e30=","StreamName":"cards"}""", "aws.kinesis.stream_name", "cards")]
    [InlineData("Kinesis", "GetRecords", """{"A":[1,{"StreamARN":"x"}],"StreamARN":"a:b/cards"}""", "aws.kinesis.stream_name", "a:b/cards")]
    [InlineData("DynamoDB", "BatchGetItem", """{"RequestItems":{"cards":{"Keys":[{}]}}}""", "aws.table_name", "cards")]
    [InlineData("DynamoDB", "BatchGetItem", """{"RequestItems":{"cards":{},"orders":{}}}""", "aws.table_name", null)]
    [InlineData("EventBridge", "PutEvents", """{"Entries":[{"EventBusName":""},{"EventBusName":"b"}]}""", "aws.eventbridge.rule", "b")]
    [InlineData("EventBridge", "PutEvents", """{"Entries":[{"Detail":{"EventBusName":"a"}}]}""", "aws.eventbridge.rule", null)]
    [InlineData("SQS", "ListQueues", "{}", "aws.sqs.queue.url", null)]
    [InlineData("SQS", "SendMessage", "QueueUrl=x", "aws.sqs.queue.url", null)]
    [InlineData("SQS", "SendMessage", """{"QueueUrl":"x""", "aws.sqs.queue.url", null)]
    [InlineData("Lambda", "Invoke", """{"QueueUrl":"x"}""", "aws.sqs.queue.url", null)]
    public void ThingOfARequest_IsATag(string service, string operation, string body, string tag, string? expected)
    {
        AwsRequestTags.AddWritten(_activity, new AwsCall(service, operation), SdkRequest.Make(body));
        using Activity other = new Activity("streamed").Start();
        using var stream = new MemoryStream(Encoding.UTF8.GetBytes(body));
        var streamed = new DefaultRequest(new SdkRequest(), "Amazon") { ContentStream = stream };
        AwsRequestTags.AddWritten(other, new AwsCall(service, operation), streamed);

        Assert.Equal(expected, _activity.GetTagItem(tag));
        Assert.Equal(expected, other.GetTagItem(tag));
        Assert.Equal(0, stream.Position);
    }

    [Theory]
    [InlineData("Publish", "arn:aws:sns:eu-west-1:1:cards", "cards")]
    [InlineData("PublishBatch", "cards", "cards")]
    [InlineData("Subscribe", "arn:aws:sns:eu-west-1:1:cards", null)]
    [InlineData("Publish", null, null)] // to a telephone
    public void TopicOfSns_IsATag_AndTheDestinationOfWhatItPublishes(string operation, string? topic, string? destination)
    {
        DefaultRequest request = SdkRequest.Make(null);
        if (topic is not null) request.Parameters["TopicArn"] = topic;
        AwsRequestTags.AddWritten(_activity, new AwsCall("SNS", operation), request);

        Assert.Equal((topic, destination),
            (_activity.GetTagItem("aws.sns.topic.arn"), _activity.GetTagItem("messaging.destination.name")));
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
}
