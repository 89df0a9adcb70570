namespace SpanPack;

/// <summary>Tags of a span for a call of an AWS service through its SDK.</summary>
/// <remarks>Set by one thread at a time; may be written meanwhile.</remarks>
[SpanTags]
[ConstantTag(TagNames.Component, "aws-sdk")]
public partial class AwsSdkTags : SpanTags
{
    /// <summary>Gets or sets <c>client</c>, <c>producer</c> or <c>consumer</c>.</summary>
    [Tag(TagNames.SpanKind)]
    public partial string? SpanKind { get; set; }

    /// <summary>Gets or sets the operation, such as <c>SendMessage</c>.</summary>
    [Tag("aws.operation")]
    public partial string? Operation { get; set; }

    /// <summary>Gets or sets the region, such as <c>eu-central-1</c>.</summary>
    [Tag("aws.region")]
    public partial string? Region { get; set; }

    /// <summary>Gets or sets the service, such as <c>SQS</c>.</summary>
    [Tag("aws_service")]
    public partial string? Service { get; set; }

    /// <summary>Gets or sets the id of the request.</summary>
    [Tag("aws.requestId")]
    public partial string? RequestId { get; set; }

    /// <summary>Gets or sets the agent of the SDK.</summary>
    [Tag("aws.agent")]
    public partial string? Agent { get; set; }

    /// <summary>Gets or sets the name of the queue (SQS).</summary>
    [Tag("queuename")]
    public partial string? QueueName { get; set; }

    /// <summary>Gets or sets the name of the topic (SNS).</summary>
    [Tag("topicname")]
    public partial string? TopicName { get; set; }

    /// <summary>Gets or sets the name of the table (DynamoDB).</summary>
    [Tag("tablename")]
    public partial string? TableName { get; set; }

    /// <summary>Gets or sets the status code of the answer, 100 to 599.</summary>
    [Tag("http.status_code")]
    public partial int? StatusCode { get; set; }

    /// <summary>Gets or sets the method of the request.</summary>
    [Tag("http.method")]
    public partial string? HttpMethod { get; set; }

    /// <summary>Gets or sets the URL of the request.</summary>
    [Tag("http.url")]
    public partial string? HttpUrl { get; set; }
}
