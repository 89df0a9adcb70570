using Amazon.DynamoDBv2;
using Amazon.Runtime;
using Amazon.S3;
using Amazon.SQS;

namespace SpanPack.Clients.Tests.Aws;

/// <summary>Clients that trace, of a stand-in.</summary>
internal static class AwsClients
{
    private static readonly BasicAWSCredentials s_keys = new("key", "secret");

    internal static AmazonSQSClient Sqs(AwsServer server)
        => Make(() => new AmazonSQSClient(s_keys, new AmazonSQSConfig { ServiceURL = server.Url, MaxErrorRetry = 0 }));

    internal static SynchronousSqs Synchronous(AwsServer server)
        => Make(() => new SynchronousSqs(s_keys, new AmazonSQSConfig { ServiceURL = server.Url, MaxErrorRetry = 0 }));

    internal static AmazonDynamoDBClient DynamoDb(AwsServer server)
        => Make(() => new AmazonDynamoDBClient(s_keys, new AmazonDynamoDBConfig { ServiceURL = server.Url, MaxErrorRetry = 0 }));

    internal static AmazonS3Client S3(AwsServer server)
        => Make(() => new AmazonS3Client(s_keys, new AmazonS3Config { ServiceURL = server.Url, ForcePathStyle = true, MaxErrorRetry = 0 }));

    private static T Make<T>(Func<T> make)
    {
        DatadogAws.AddTracing();
        return make();
    }
}
