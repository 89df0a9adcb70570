using Microsoft.AspNetCore.Http;

namespace SpanPack;

/// <summary>Answers the requests of one path.</summary>
internal interface IAgentEndpoint
{
    /// <summary>Answers a request whose body has been read as far as possible. The method is ignored, as by the agent.</summary>
    public AgentAnswer Answer(IHeaderDictionary headers, in ReceivedBody body);
}
