using SpanPack.Requests.Benchmarks.Commands;

return await RequestCommands.RunAsync(args);
