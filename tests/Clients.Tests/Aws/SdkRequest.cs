using System.Text;
using Amazon.Runtime;
using Amazon.Runtime.Internal;

namespace SpanPack.Clients.Tests.Aws;

/// <summary>A request of no service, for what the SDK has written.</summary>
internal sealed class SdkRequest : AmazonWebServiceRequest
{
    internal static DefaultRequest Make(string? body)
        => new(new SdkRequest(), "Amazon") { Content = body is null ? null : Encoding.UTF8.GetBytes(body) };
}
