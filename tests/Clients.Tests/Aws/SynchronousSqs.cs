using Amazon.Runtime;
using Amazon.Runtime.Internal;
using Amazon.SQS;
using Amazon.SQS.Model;
using Amazon.SQS.Model.Internal.MarshallTransformations;

namespace SpanPack.Clients.Tests.Aws;

/// <summary>A client that waits for its answers: the SDK has that for its own requests, such as those for credentials.</summary>
internal sealed class SynchronousSqs(AWSCredentials keys, AmazonSQSConfig config) : AmazonSQSClient(keys, config)
{
    internal SendMessageResponse Send(SendMessageRequest request) => Invoke<SendMessageResponse>(request, new InvokeOptions
    {
        RequestMarshaller = SendMessageRequestMarshaller.Instance,
        ResponseUnmarshaller = SendMessageResponseUnmarshaller.Instance,
    });
}
