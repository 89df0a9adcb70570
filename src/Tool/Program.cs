using SpanPack.Tool;

return await ToolRun.RunAsync(args);
