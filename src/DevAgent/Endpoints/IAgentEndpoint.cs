using Microsoft.AspNetCore.Http;

namespace SpanPack;

/// <summary>Answers the requests of one path.</summary>
internal interface IAgentEndpoint
{
    /// <summary>Answers a request whose body has been read as far as it could be. The method is not looked at: the agent does not either.</summary>
    public AgentAnswer Answer(IHeaderDictionary headers, in RequestBody body);
}
